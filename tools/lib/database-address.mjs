/**
 * DATABASE_URL with `sslmode` as PostgreSQL's own programs read it: `require` encrypts without checking the
 * certificate, which managed databases expect. The driver alone would check it. DATABASE_CA is a file with the
 * authority's certificate. The same as `databaseAddress` of the API.
 */
export function databaseAddress(address, ca) {
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
