/**
 * Address of the database with `sslmode` as PostgreSQL's own programs read it: `require` encrypts without checking the
 * certificate, which managed databases expect, while the driver alone would check it. `ca` is a file with the
 * authority's certificate; with it and without `sslmode` the certificate and the host's name are checked.
 */
export function databaseAddress(address: string, ca: string | undefined): string {
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
