import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/**
 * The parts of the driver's connection that COPY needs. The driver can parse and send COPY's messages but has no query
 * class for them.
 */
interface Wire {
  readonly stream: { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Shared by both directions: one statement, settled when the server has finished or refused it. */
class Copy {
  protected over = false;
  private settle: (error: Error | null) => void = () => undefined;
  readonly done = new Promise<void>((resolve, reject) => {
    this.settle = (error) => {
      this.over = true;
      if (error) reject(error);
      else resolve();
    };
  });

  constructor(private readonly statement: string) {
    // The caller awaits it; this prevents an unhandled rejection before that.
    this.done.catch(() => undefined);
  }

  submit(wire: Wire): void {
    wire.query(this.statement);
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(_wire: Wire): void {}
  handleCopyData(_message: { chunk: Buffer }, _wire: Wire): void {}
  handleError(error: Error): void {
    // After an error the driver calls no other handler.
    this.settle(error);
  }
  handleReadyForQuery(): void {
    this.settle(null);
  }
}

class CopyOut extends Copy {
  private waiting = false;

  constructor(
    statement: string,
    private readonly to: Writable,
  ) {
    super(statement);
  }

  override handleCopyData({ chunk }: { chunk: Buffer }, wire: Wire): void {
    // Copy the chunk, since the driver reuses its memory.
    if (this.to.write(Buffer.from(chunk)) || this.to.destroyed || this.waiting) return;
    // Pause the connection until the disk has caught up. Data already received still arrives.
    this.waiting = true;
    wire.stream.pause();
    const go = () => {
      this.waiting = false;
      this.to.off('drain', go).off('close', go);
      wire.stream.resume();
    };
    this.to.once('drain', go).once('close', go);
  }
}

class CopyIn extends Copy {
  constructor(
    statement: string,
    private readonly from: Readable,
    private readonly sent: () => Promise<void>,
  ) {
    super(statement);
  }

  override handleCopyInResponse(wire: Wire): void {
    void this.send(wire);
  }

  private async send(wire: Wire): Promise<void> {
    try {
      for await (const chunk of this.from) {
        if (this.over) return;
        wire.sendCopyFromChunk(chunk as Buffer);
        await this.sent();
      }
      wire.endCopyFrom();
    } catch (error) {
      wire.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Writes the output of a `copy … to stdout` into a stream, which stays open. */
export async function copyOut(client: pg.Client, statement: string, to: Writable): Promise<void> {
  const copy = new CopyOut(statement, to);
  client.query(copy as unknown as pg.Submittable);
  await copy.done;
}

/** Feeds a `copy … from stdin`. */
export async function copyIn(client: pg.Client, statement: string, from: Readable): Promise<void> {
  const socket = (client as unknown as { connection: { stream: Writable } }).connection.stream;
  const sent = async () => {
    if (socket.writableNeedDrain) await once(socket, 'drain');
  };
  const copy = new CopyIn(statement, from, sent);
  client.query(copy as unknown as pg.Submittable);
  await copy.done;
}
