import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts data that a browser or the database stores but must not read or change: AES-256-GCM with one key per
 * purpose.
 */
export class Seal {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', `crease ${purpose}`, 32));
  }

  /** Encrypts content that expires after `seconds`; with null it never expires. */
  close(content: object, seconds: number | null, now = Date.now()): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([
      cipher.update(JSON.stringify({ until: seconds === null ? null : now + seconds * 1000, content }), 'utf8'),
      cipher.final(),
    ]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts; null when the content has expired, was changed, or was not sealed with this key. */
  open<T extends object>(text: string, now = Date.now()): T | null {
    try {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      const { until, content } = JSON.parse(
        Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'),
      ) as { until: number | null; content: T };
      return until === null || until > now ? content : null;
    } catch {
      return null;
    }
  }
}
