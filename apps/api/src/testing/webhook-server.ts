import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WebhookMood =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  /** Accepts the request and never answers. */
  | 'hangs'
  /** Accepts the request and breaks off within the answer's head, or within its body. */
  | 'half'
  | 'halfBody';

export interface WebhookServer {
  readonly origin: string;
  /** Bodies of all received messages, whatever the answer. */
  readonly got: { readonly path: string; readonly body: Record<string, unknown> }[];
  /** Log lines of accepted messages, without footer and formatting. */
  lines(): string[];
  /** Answers the next messages in order; later ones are accepted. */
  be(...moods: WebhookMood[]): void;
  calm(): void;
  close(): Promise<void>;
}

const TAKEN: WebhookMood = { status: 200, body: '{"id":"1"}' };

/** A server that accepts messages like Discord and Slack, and can misbehave. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const got: WebhookServer['got'] = [];
  const taken: string[] = [];
  const moods: WebhookMood[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse, text: string) => {
    const body = JSON.parse(text) as Record<string, unknown>;
    got.push({ path: request.url ?? '', body });
    const mood = moods.shift() ?? TAKEN;
    if (mood === 'hangs') return;
    if (mood === 'half') {
      request.socket.write('HTTP/1.1 200 OK\r\ncontent-ty', () => request.socket.destroy());
      return;
    }
    const { status, headers = {}, body: said = '' } = mood === 'halfBody' ? { status: 200 } : mood;
    if (status < 300) taken.push(String(body.content ?? body.text));
    if (mood === 'halfBody') {
      request.socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"id"', () => request.socket.destroy());
      return;
    }
    response.writeHead(status, headers).end(said);
  };
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => answer(request, response, text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    lines: () =>
      taken.flatMap((text) =>
        text.split('\n').flatMap((line) => (line.startsWith('• ') ? [line.slice(2).split(' · ')[0] ?? ''] : [])),
      ),
    be: (...next) => void moods.push(...next),
    calm: () => void (moods.length = 0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
