import { createHmac, generateKeyPairSync } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';

const b64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const HS256 = { alg: 'HS256', typ: 'JWT' };

export function signed(header: object, claims: object, key: string, hash = 'sha256'): string {
  const text = `${b64(header)}.${b64(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

export interface Forged {
  /** A valid token that all others are derived from. */
  readonly good: string;
  readonly forged: readonly (readonly [string, string])[];
}

/** Invalid tokens for a user. `good` is accepted, so each is refused only for its defect. */
export function forgedTokens(
  secret: string,
  user: { readonly userId: string; readonly email: string },
  sessionId: string,
): Forged {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: user.userId,
    sid: sessionId,
    email: user.email,
    typ: 'access',
    iss: 'crease',
    aud: 'crease',
    iat: now,
    exp: now + 600,
  };
  const without = (field: keyof typeof claims) =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => name !== field));
  const ours = (more: object) => signed(HS256, { ...claims, ...more }, secret);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rs256 = new JwtService({ privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }).sign(
    claims,
    { algorithm: 'RS256' },
  );
  const theirs = 'x'.repeat(64);
  const good = ours({});
  return {
    good,
    forged: [
      ['nothing', ''],
      ['a word', 'anna'],
      ['two dots', '..'],
      ['alg none', `${b64({ alg: 'none', typ: 'JWT' })}.${b64(claims)}.`],
      ['alg NONE', `${b64({ alg: 'NONE', typ: 'JWT' })}.${b64(claims)}.`],
      ['alg none with a signature', signed({ alg: 'none' }, claims, secret)],
      ['no alg', signed({ typ: 'JWT' }, claims, secret)],
      ['no signature', `${b64(HS256)}.${b64(claims)}.`],
      ['a signature cut short', good.slice(0, -4)],
      ['a second signature behind it', `${good}.${good.split('.')[2]}`],
      ['a claim changed after signing', good.replace(b64(claims), b64({ ...claims, sub: 'zzzzzzzzzzzz' }))],
      ['another secret', signed(HS256, claims, theirs)],
      ['an empty secret', signed(HS256, claims, '')],
      ['HS384', signed({ alg: 'HS384', typ: 'JWT' }, claims, secret, 'sha384')],
      ['HS512', signed({ alg: 'HS512', typ: 'JWT' }, claims, secret, 'sha512')],
      ['HS512 claiming HS256', signed(HS256, claims, secret, 'sha512')],
      ['RS256 of a foreign key', rs256],
      ['HS256 over a public key', signed(HS256, claims, publicPem)],
      ['a key named by kid', signed({ ...HS256, kid: '/dev/null' }, claims, '')],
      ['a key chosen by a query in kid', signed({ ...HS256, kid: "' union select 'x" }, claims, 'x')],
      ['a key brought along (jwk)', signed({ ...HS256, jwk: { kty: 'oct', k: b64(theirs) } }, claims, theirs)],
      ['a key to be fetched (jku)', signed({ ...HS256, jku: 'https://example.org/keys' }, claims, theirs)],
      ['a certificate brought along (x5c)', signed({ ...HS256, x5c: [b64(publicPem)] }, claims, publicPem)],
      ['out of date', ours({ iat: now - 700, exp: now - 100 })],
      ['out of date by a second', ours({ iat: now - 601, exp: now - 1 })],
      ['not yet valid', ours({ nbf: now + 100 })],
      ['no end', signed(HS256, without('exp'), secret)],
      ['an end in words', ours({ exp: 'tomorrow' })],
      ['a far end', ours({ exp: now + 86_400 })],
      ['another audience', ours({ aud: 'elsewhere' })],
      ['the audience of tickets', ours({ aud: 'crease-ticket' })],
      ['no audience', signed(HS256, without('aud'), secret)],
      ['another issuer', ours({ iss: 'elsewhere' })],
      ['no issuer', signed(HS256, without('iss'), secret)],
      ['typ refresh', ours({ typ: 'refresh' })],
      ['no typ', signed(HS256, without('typ'), secret)],
      ['no session', signed(HS256, without('sid'), secret)],
      ['a session that is no id', ours({ sid: "' or 1=1" })],
      ['no user', signed(HS256, without('sub'), secret)],
      ['a user that is an object', ours({ sub: { $ne: null } })],
      [
        'claims that are a list',
        `${b64(HS256)}.${b64([claims])}.${createHmac('sha256', secret)
          .update(`${b64(HS256)}.${b64([claims])}`)
          .digest('base64url')}`,
      ],
    ],
  };
}
