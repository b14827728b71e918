import net from 'node:net';

export interface LineAnswer {
  readonly status: number;
  readonly body: string;
  /** Milliseconds (monotonic) at which the answer was complete. */
  readonly at: number;
}

/** One keep-alive connection with one request at a time, parsed only as far as a benchmark needs. */
export class HttpLine {
  private readonly connection: net.Socket;
  private readonly host: string;
  private rest: Buffer | null = null;
  private waiting: { resolve: (answer: LineAnswer) => void; reject: (error: Error) => void } | null = null;
  readonly opened: Promise<void>;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.host = `${hostname}:${port}`;
    this.connection = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.opened = new Promise((resolve, reject) => {
      this.connection.once('connect', resolve);
      this.connection.once('error', reject);
    });
    this.connection.on('data', (chunk) => this.data(chunk));
    const lost = () => {
      this.waiting?.reject(new Error('the connection was lost'));
      this.waiting = null;
    };
    this.connection.on('error', lost);
    this.connection.on('close', lost);
  }

  post(path: string, body: string, headers: string): Promise<LineAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.connection.write(
        `POST ${path} HTTP/1.1\r\nHost: ${this.host}\r\nContent-Type: application/json\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  get(path: string, headers: string): Promise<LineAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.connection.write(`GET ${path} HTTP/1.1\r\nHost: ${this.host}\r\n${headers}\r\n`);
    });
  }

  private data(chunk: Buffer): void {
    const at = performance.now();
    const buffer = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = null;
    const end = buffer.indexOf('\r\n\r\n');
    const head = end < 0 ? '' : buffer.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (end < 0 || buffer.length < end + 4 + length) {
      this.rest = buffer;
      return;
    }
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve({
      status: Number(head.slice(9, 12)),
      body: buffer.toString('utf8', end + 4, end + 4 + length),
      at,
    });
  }

  close(): void {
    this.connection.destroy();
  }
}
