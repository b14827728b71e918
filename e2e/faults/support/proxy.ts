import net from 'node:net';

interface Pair {
  readonly client: net.Socket;
  server: net.Socket | null;
}

/**
 * A TCP proxy. As a load balancer it gives each connection to the next process that accepts it; as a bad network it
 * drops data or cuts connections.
 */
export class Proxy {
  private readonly pairs = new Set<Pair>();
  private readonly server = net.createServer((client) => this.accept(client));
  private turn = 0;
  private swallowing = false;
  private deaf = false;
  port = 0;

  /** @param upstreams ports of the processes, read for every connection */
  constructor(private readonly upstreams: () => readonly number[]) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as net.AddressInfo).port;
    return this;
  }

  /** Drops all data in both directions silently. */
  swallow(): void {
    this.swallowing = true;
  }

  swallowAnswers(): void {
    this.deaf = true;
  }

  /** Restores the network; connections that lost bytes stay broken. */
  heal(): void {
    this.swallowing = false;
    this.deaf = false;
    this.cut();
  }

  cut(): void {
    for (const pair of this.pairs) {
      pair.client.destroy();
      pair.server?.destroy();
    }
    this.pairs.clear();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.cut();
    await closed;
  }

  private accept(client: net.Socket): void {
    const pair: Pair = { client, server: null };
    this.pairs.add(pair);
    client.setNoDelay(true);
    client.on('error', () => undefined);
    client.on('close', () => {
      pair.server?.destroy();
      this.pairs.delete(pair);
    });
    if (this.swallowing) {
      client.resume();
      return;
    }
    const ports = this.upstreams();
    this.connect(pair, ports, this.turn++, ports.length);
  }

  private connect(pair: Pair, ports: readonly number[], from: number, triesLeft: number): void {
    const port = ports[from % ports.length];
    if (port === undefined || triesLeft === 0 || pair.client.destroyed) {
      pair.client.destroy();
      return;
    }
    const server = net.connect(port, '127.0.0.1');
    server.setNoDelay(true);
    server.once('error', () => {
      if (pair.server === server) pair.client.destroy();
      else this.connect(pair, ports, from + 1, triesLeft - 1);
    });
    server.once('connect', () => {
      if (pair.client.destroyed) {
        server.destroy();
        return;
      }
      pair.server = server;
      pair.client.on('data', (chunk) => {
        if (!this.swallowing) server.write(chunk);
      });
      server.on('data', (chunk) => {
        if (!this.swallowing && !this.deaf) pair.client.write(chunk);
      });
      server.on('close', () => {
        // Behind a dead network, the client does not notice that the connection ended.
        if (!this.swallowing && !this.deaf) pair.client.destroy();
      });
      pair.client.resume();
    });
    pair.client.pause();
  }
}
