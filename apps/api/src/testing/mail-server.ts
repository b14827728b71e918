import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './patience.js';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Null without a calendar event. */
  readonly calendar: { readonly text: string; readonly method: string } | null;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Waits for the newest message to an address with a matching subject. */
  newest(to: string, subject: RegExp): Promise<ReceivedMail>;
  token(to: string, subject: RegExp): Promise<string>;
  close(): Promise<void>;
}

/** Starts a real SMTP server that records its messages. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          ...parse(Buffer.concat(chunks).toString()),
        });
        callback();
      });
    },
  });
  // Ignore senders that die during a message.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const newest = (to: string, subject: RegExp) =>
    eventually(() => {
      const found = received.findLast((mail) => mail.to.includes(to) && subject.test(mail.subject));
      if (!found)
        throw new Error(
          `no mail to ${to} about ${String(subject)}; there are ${received.map((mail) => `${mail.to.join()}: ${mail.subject}`).join('; ')}`,
        );
      return found;
    }, 10_000);
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    newest,
    async token(to, subject) {
      const { text } = await newest(to, subject);
      const found = /#(?:reset|verify)=([\w-]{43})/.exec(text)?.[1];
      if (found === undefined) throw new Error(`there is no link in: ${text}`);
      return found;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Part {
  readonly head: string;
  readonly body: string;
}

function partsOf(message: string): Part[] {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = message.slice(end + 4);
  const boundary = /boundary="?([^";\s]+)/i.exec(head)?.[1];
  if (boundary === undefined) return [{ head, body }];
  const inside = body.split(`--${boundary}`).slice(1, -1);
  return inside.flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
}

function decoded({ head, body }: Part): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parse(message: string): Omit<ReceivedMail, 'to'> {
  const [head = ''] = message.split('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(head)?.[1]?.replace(/\r\n[ \t]/g, '') ?? '';
  const parts = partsOf(message);
  const text = parts.find((part) => !/content-type: (?!text\/plain)/i.test(part.head));
  const event = parts.find((part) => /content-type: text\/calendar/i.test(part.head));
  return {
    subject,
    text: text === undefined ? '' : decoded(text),
    calendar: event ? { text: decoded(event), method: /method=(\w+)/i.exec(event.head)?.[1] ?? '' } : null,
  };
}
