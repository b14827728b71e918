import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES } from '@crease/core/auth/picture.rules.js';
import { Database } from '../platform/database/database.js';
import { eventually } from '../testing/patience.js';
import { startTestApp, type Refused } from '../testing/test-app.js';
import { amount, patience } from '../testing/long-run.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

/* S6: uploads are judged by their bytes, stored as pixels only, and leave no trace when refused. */

const folder = await mkdtemp(path.join(tmpdir(), 'crease-uploads-'));
const app = await startTestApp({ env: { DATA_DIR: folder } });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
const anna = await app.signUp('anna');
const database = app.app.get(Database);

const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#246' } });
const png = await plain.clone().png().toBuffer();
const jpeg = await plain.clone().jpeg().toBuffer();
const OUTSIDE = 'GPS 45.4215 N, taken by somebody';

const upload = (bytes: Buffer, name = 'me.png', type = 'image/png', field = 'file') => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return anna.api<Refused & { fileUrl: string }>('POST', '/api/upload', form);
};
const stored = async (fileUrl: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(app.url + fileUrl)).arrayBuffer());

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const rows = async () =>
  (await database.query<{ name: string }>('select name from upload order by name')).map(({ name }) => name).sort();

function withChunk(image: Buffer, type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type, 'latin1'), data])), 0);
  const end = image.length - 12;
  return Buffer.concat([image.subarray(0, end), head, data, sum, image.subarray(end)]);
}
const ofSize = (bytes: number) => withChunk(png, 'prVt', Buffer.alloc(bytes - png.length - 12));

/** A PNG that declares this width and height; its pixels are black, one bit each. */
function hugePng(edge: number, honest: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(honest ? edge * (Math.ceil(edge / 8) + 1) : 1_000));
  const empty = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('0000000049454e44ae426082', 'hex')]);
  return withChunk(withChunk(empty, 'IHDR', header), 'IDAT', pixels);
}

describe('a picture', () => {
  test('of exactly 1 MB is taken, of one byte more it is not', async () => {
    expect(ofSize(PICTURE_MAX_BYTES)).toHaveLength(PICTURE_MAX_BYTES);
    expect(await upload(ofSize(PICTURE_MAX_BYTES))).toMatchObject({
      status: 200,
      body: { fileUrl: expect.stringMatching(/^\/api\/uploads\/[1-9A-Za-z]{22}\.png$/) },
    });
    expectRefusal(await upload(ofSize(PICTURE_MAX_BYTES + 1)), 413, 'pictureTooLarge', { field: 'file' });
  });

  test.each([
    ['PNG', png, 'png', 'image/png'],
    ['JPG', jpeg, 'jpg', 'image/jpeg'],
  ])(
    'that is a %s is made smaller, encoded again and served as its own type, and no browser runs it',
    async (_, bytes, extension, type) => {
      const { body } = await upload(bytes, `holiday.${extension}`, type);
      const answer = await fetch(app.url + body.fileUrl);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width, height, format }).toEqual({
        width: 512,
        height: 341,
        format: extension === 'png' ? 'png' : 'jpeg',
      });
    },
  );

  test('is judged by its bytes, whatever it says it is', async () => {
    expect((await upload(jpeg, 'page.html', 'text/html')).body.fileUrl).toMatch(/\.jpg$/);
    for (const [name, bytes] of [
      [
        'an SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
      ],
      ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a WebP', await plain.clone().webp().toBuffer()],
      ['nothing', Buffer.alloc(0)],
      ['a byte', Buffer.from([0x89])],
    ] as const) {
      expect({ name, ...(await upload(bytes, 'me.png', 'image/png')) }).toMatchObject({
        name,
        status: 422,
        body: { refusal: { name: 'pictureType', message: 'Choose a PNG or JPG picture.' } },
      });
    }
  });

  test('that is cut short, or only begins like one, is refused', async () => {
    const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
    const noise = await sharp(Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7_919) % 251)), {
      raw: { width: 200, height: 200, channels: 3 },
    })
      .png()
      .toBuffer();
    for (const bytes of [
      half(png),
      half(noise),
      noise.subarray(0, noise.length - 20),
      png.subarray(0, 8),
      Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
      Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(500)]),
    ]) {
      expectRefusal(await upload(bytes), 422, 'pictureBroken');
    }
  });

  test('of 30,000 by 30,000 pixels is refused before it is unpacked', async () => {
    for (const bomb of [hugePng(30_000, amount(0, 1) === 1), hugePng(65_000, false)]) {
      expect(bomb.length).toBeLessThan(PICTURE_MAX_BYTES);
      expectRefusal(await upload(bomb), 422, 'picturePixels');
    }
  });

  test('keeps nothing that is not a pixel: no place, no comment, no script, nothing behind its end', async () => {
    const polyglots = [
      await plain
        .clone()
        .withExif({ IFD0: { Copyright: OUTSIDE, ImageDescription: '<script>alert(1)</script>' } })
        .jpeg()
        .toBuffer(),
      await plain
        .clone()
        .withExif({ IFD0: { Copyright: OUTSIDE } })
        .png()
        .toBuffer(),
      withChunk(png, 'tEXt', Buffer.from(`Comment\0${OUTSIDE}`)),
      Buffer.concat([png, Buffer.from(`<script>alert("${OUTSIDE}")</script>`)]),
      Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${OUTSIDE}`)]),
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, OUTSIDE.length + 2]),
        Buffer.from(OUTSIDE),
        jpeg.subarray(2),
      ]),
    ];
    for (const bytes of polyglots) {
      const { status, body } = await upload(bytes);
      expect(status).toBe(200);
      const kept = await stored(body.fileUrl);
      expect(kept.includes(OUTSIDE)).toBe(false);
      expect(kept.includes('<script')).toBe(false);
      const { exif, iptc, xmp, comments } = await sharp(kept).metadata();
      expect({ exif, iptc, xmp, comments }).toEqual({});
    }
  });

  test('gets a name of ours, wherever its own would lead', async () => {
    const before = await files();
    for (const name of [
      '../../evil.png',
      '..\\..\\evil.png',
      '/etc/cron.d/evil.png',
      'a\0b.png',
      'x'.repeat(3_000),
      '.htaccess',
      'con.png',
    ]) {
      const { status, body } = await upload(png, name);
      expect(status).toBe(200);
      expect(body.fileUrl).toMatch(/^\/api\/uploads\/[1-9A-Za-z]{22}\.png$/);
    }
    const added = (await files()).filter((file) => !before.includes(file));
    expect(added.every((file) => /^[1-9A-Za-z]{22}\.png$/.test(file))).toBe(true);
    for (const name of [
      '..%2f..%2fsecrets.json',
      '%2e%2e%2fsecrets.json',
      'x.png',
      `${'a'.repeat(22)}.svg`,
      `${'a'.repeat(22)}.png%00.html`,
    ]) {
      expect((await fetch(`${app.url}/api/uploads/${name}`)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('of somebody else cannot be shown as one’s own', async () => {
    const bert = await app.signUp('bert');
    const { fileUrl } = (await upload(png)).body;
    expectRefusal(await bert.api<Refused>('POST', '/api/edit-user-info', { picture: fileUrl }), 422, 'pictureUnknown');
    expect(await bert.api('POST', '/api/edit-user-info', { picture: 'https://evil.example/track.png' })).toMatchObject({
      status: 422,
    });
    expect((await anna.api('POST', '/api/edit-user-info', { picture: fileUrl })).status).toBe(200);
  });
});

describe('an upload', () => {
  test('without a picture in its field, or of a stranger, is refused', async () => {
    expect((await upload(png, 'me.png', 'image/png', 'picture')).status).toBe(422);
    expect((await anna.api('POST', '/api/upload', new FormData())).status).toBe(422);
    expect((await anna.api('POST', '/api/upload', {})).status).toBe(422);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(png)]), 'me.png');
    expect((await app.api('POST', '/api/upload', form)).status).toBe(401);
  });

  const head = (length: string) =>
    `POST /api/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${anna.token}\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`;
  const part =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const connect = () => net.connect(Number(new URL(app.url).port), '127.0.0.1');

  test('that announces a gigabyte is refused before a byte of it', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect();
      socket.write(head('Content-Length: 1073741824'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('without an announced length is cut off soon after the first megabyte', async () => {
    const chunk = Buffer.alloc(65_536, 1);
    let sent = 0;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect();
      let text = '';
      socket.on('data', (bytes) => (text += bytes.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      const body = Buffer.concat([Buffer.from(part), png]);
      socket.write(`${head('Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n`);
      socket.write(Buffer.concat([body, Buffer.from('\r\n')]));
      const more = () => {
        while (!socket.destroyed && sent < 64 * 1_048_576) {
          sent += chunk.length;
          if (
            !socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]))
          ) {
            socket.once('drain', more);
            return;
          }
        }
        socket.destroy();
      };
      more();
    });
    // The kernels on both ends buffer a few megabytes; the service reads no further.
    expect(sent).toBeLessThan(24 * 1_048_576);
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test(
    'that is broken off leaves nothing behind, however often',
    async () => {
      const before = [await files(), await rows()];
      const AT_ONCE = 20;
      const times = amount(100, 1_000);
      for (let done = 0; done < times; done += AT_ONCE) {
        await Promise.all(
          Array.from(
            { length: AT_ONCE },
            (_, index) =>
              new Promise<void>((resolve) => {
                const socket = connect();
                socket.on('error', () => undefined);
                socket.on('close', () => resolve());
                const body = Buffer.concat([
                  Buffer.from(part),
                  png.subarray(0, 20 + (((done + index) * 37) % (png.length - 20))),
                ]);
                socket.write(Buffer.concat([Buffer.from(head(`Content-Length: ${body.length + 5_000}`)), body]), () =>
                  setImmediate(() => socket.destroy()),
                );
              }),
          ),
        );
      }
      await eventually(async () => {
        const connections = await new Promise<number>((resolve) =>
          app.app.getHttpServer().getConnections((_: unknown, count: number) => resolve(count)),
        );
        expect(connections).toBeLessThan(20);
      }, 5_000);
      expect([await files(), await rows()]).toEqual(before);
      expect((await upload(png)).status).toBe(200);
    },
    patience(),
  );

  test('that was refused left neither a file without a row nor a row without a file', async () => {
    expect((await files()).filter((file) => /\.(png|jpg|new)$/.test(file))).toEqual(await rows());
  });
});
