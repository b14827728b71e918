import * as t from './protection.words.en.js';
/** The end of a contract and its status: 'until 2028 UFA', or that it is unknown. */
export const contractWords = ({
  contract_expiry,
  expiry_status,
}: {
  contract_expiry: number | null;
  expiry_status: string | null;
}): string =>
  contract_expiry === null ? t.contractEndUnknown : t.untilYear({ year: contract_expiry, status: expiry_status });
