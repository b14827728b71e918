/**
 * Address of the database with `sslmode` as PostgreSQL's own programs read it: `require` encrypts without checking the
 * certificate, which managed databases expect, while the driver alone would check it. `ca` is a file with the
 * authority's certificate; with it and without `sslmode` the certificate and the host's name are checked.
 */
export function databaseAddress(given: string, ca: string | undefined): string {
  const address = addressWithHosts(given);
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (ca) {
    url.searchParams.set('sslrootcert', ca);
    if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'verify-full');
  }
  // `no-verify` is the driver's own word for encryption without checks.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  if (!url.searchParams.has('sslmode')) return address;
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}

const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*,[^/?#]*)(.*)$/i;

/**
 * An address of several servers (`host1,host2:5433`), as a URL of the first one. The parameter `hosts` has all of them.
 * Without `target_session_attrs` it is `read-write`, because the product writes.
 */
export function addressWithHosts(address: string): string {
  const [, start = '', hosts, rest = ''] = SEVERAL.exec(address) ?? [];
  if (hosts === undefined) return address;
  const all = hosts.split(',').map((host) => (/:\d+$/.test(host) ? host : `${host}:5432`));
  const first = `${start}${all[0]}${rest}`;
  if (!URL.canParse(first)) return address;
  const url = new URL(first);
  url.searchParams.set('hosts', all.join(','));
  if (!url.searchParams.has('target_session_attrs')) url.searchParams.set('target_session_attrs', 'read-write');
  return url.href;
}
