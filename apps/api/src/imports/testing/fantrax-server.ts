import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: http.ServerResponse) => void;

export const json =
  (value: unknown): Answer =>
  (response) =>
    void response.end(JSON.stringify(value));

/** A server that simulates Fantrax's read-only API; `answers` by the name of the call, 404 for others. */
export async function startFantrax(answers: () => Readonly<Record<string, Answer>>) {
  const asked: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request);
    const answer = answers()[new URL(request.url ?? '', 'http://x').pathname.replace('/fxea/general/', '')];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
