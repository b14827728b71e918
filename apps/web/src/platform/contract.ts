/** When a contract ends, and as what: 'until 2028 UFA'. Where nobody knows, it says so. */
export const contractWords = ({
  contract_expiry,
  expiry_status,
}: {
  contract_expiry: number | null;
  expiry_status: string | null;
}): string =>
  contract_expiry === null
    ? 'contract end unknown'
    : `until ${contract_expiry}${expiry_status === null ? '' : ` ${expiry_status}`}`;
