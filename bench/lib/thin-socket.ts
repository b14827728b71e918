import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** A server's frames are never masked, and this server sends no longer ones. */
const OPCODE = 0x0f;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;

type Acknowledgement = (json: string, at: number) => void;

/**
 * A minimal Socket.IO client over a TCP connection. A benchmark's clients must cost almost nothing, so that the server
 * is measured. It supports websocket text frames, Engine.IO pings, the default namespace and acknowledgements.
 */
export class ThinSocket {
  private rest: Buffer | null = null;
  private upgraded = false;
  private nextId = 0;
  private readonly acknowledgements = new Map<number, Acknowledgement>();
  private settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  closed = false;
  readonly opened: Promise<void>;

  constructor(
    url: string,
    auth: object,
    /** Receives a message `42[…]` unparsed, with its arrival time (ms, monotonic). */
    private readonly onMessage: (text: string, at: number) => void,
  ) {
    const { hostname, port } = new URL(url);
    this.opened = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.connection = net.connect({ host: hostname, port: Number(port), noDelay: true }, () => {
      this.connection.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      );
    });
    this.auth = JSON.stringify(auth);
    this.connection.on('data', (chunk) => this.data(chunk, performance.now()));
    this.connection.on('error', (error) => this.end(error));
    this.connection.on('close', () => this.end(new Error('the server closed the socket')));
  }

  private readonly connection: net.Socket;
  private readonly auth: string;

  private end(error: Error): void {
    this.closed = true;
    this.settle?.reject(error);
    this.settle = null;
  }

  private data(chunk: Buffer, at: number): void {
    let buffer = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = null;
    if (!this.upgraded) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end < 0) {
        this.rest = buffer;
        return;
      }
      const head = buffer.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 101')) {
        this.end(new Error(`no websocket: ${head.split('\r\n', 1)[0]}`));
        this.connection.destroy();
        return;
      }
      this.upgraded = true;
      buffer = buffer.subarray(end + 4);
    }
    let from = 0;
    while (buffer.length - from >= 2) {
      const opcode = (buffer[from] ?? 0) & OPCODE;
      let length = (buffer[from + 1] ?? 0) & 0x7f;
      let start = from + 2;
      if (length === 126) {
        if (buffer.length < start + 2) break;
        length = buffer.readUInt16BE(start);
        start += 2;
      } else if (length === 127) {
        if (buffer.length < start + 8) break;
        length = Number(buffer.readBigUInt64BE(start));
        start += 8;
      }
      if (buffer.length < start + length) break;
      this.frame(opcode, buffer, start, start + length, at);
      from = start + length;
    }
    if (from < buffer.length) this.rest = buffer.subarray(from);
  }

  private frame(opcode: number, buffer: Buffer, from: number, to: number, at: number): void {
    if (opcode === CLOSE) this.connection.end();
    if (opcode === PING) this.write(10, buffer.toString('latin1', from, to));
    if (opcode !== TEXT) return;
    const kind = buffer[from];
    if (kind === 0x30) this.send(`40${this.auth}`);
    else if (kind === 0x32) this.send('3');
    else if (kind === 0x34) this.packet(buffer, from + 1, to, at);
  }

  private packet(buffer: Buffer, from: number, to: number, at: number): void {
    const kind = buffer[from];
    if (kind === 0x32) this.onMessage(buffer.toString('utf8', from + 1, to), at);
    else if (kind === 0x33) {
      const text = buffer.toString('utf8', from + 1, to);
      const bracket = text.indexOf('[');
      const id = Number(text.slice(0, bracket));
      const waiting = this.acknowledgements.get(id);
      this.acknowledgements.delete(id);
      waiting?.(text.slice(bracket), at);
    } else if (kind === 0x30) {
      this.settle?.resolve();
      this.settle = null;
    } else if (kind === 0x34)
      this.end(new Error(`the server refused the socket: ${buffer.toString('utf8', from + 1, to)}`));
  }

  /** `acknowledge` gets the answer's arguments as JSON. */
  emit(name: string, body: unknown, acknowledge: Acknowledgement): void {
    const id = this.nextId;
    this.nextId += 1;
    this.acknowledgements.set(id, acknowledge);
    this.send(`42${id}${JSON.stringify([name, body])}`);
  }

  ask<T>(name: string, body: unknown): Promise<T> {
    return new Promise((resolve) => this.emit(name, body, (json) => resolve((JSON.parse(json) as [T])[0])));
  }

  private send(text: string): void {
    this.write(TEXT, text);
  }

  /** Clients must mask frames; a mask of zeros leaves the text unchanged. */
  private write(opcode: number, text: string): void {
    const length = Buffer.byteLength(text);
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.alloc(head + length);
    frame[0] = 0x80 | opcode;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.write(text, head, 'utf8');
    this.connection.write(frame);
  }

  stopReading(): void {
    this.connection.pause();
  }

  get port(): number {
    return this.connection.localPort ?? 0;
  }

  close(): void {
    this.connection.destroy();
  }
}
