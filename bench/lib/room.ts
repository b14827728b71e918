import { randomUUID } from 'node:crypto';
import { HttpLine } from './http-line.js';
import { ThinSocket } from './thin-socket.js';

/** A draft room as a load process needs it. The floor has no league; its picks go through the socket. */
export interface RoomSpec {
  readonly kind: 'ours' | 'floor';
  readonly draftId: string;
  readonly leagueId: string;
  /** One address per process of the application; receivers and picks alternate between them. */
  readonly urls: readonly string[];
  /** One access token per receiver; the floor accepts any. */
  readonly receivers: readonly string[];
  /** Access token of each pick's manager, by overall number (the first is for pick 1). */
  readonly pickers: readonly string[];
  /** Player of pick 1; every later pick takes the next id. */
  readonly firstPlayer: number;
  /** Bidders in turn for the first lot; each bid is one more than the last. */
  readonly bidders?: readonly { readonly teamId: string; readonly token: string }[];
}

/** Milliseconds from sending a pick to its acknowledgement, and to its arrival at the last receiver. */
export interface PickTime {
  readonly acknowledged: number;
  readonly last: number;
}

const PATIENCE_MS = 15_000;
const JOIN_AT_ONCE = 25;

/** Joins a room; retries while the service is busy. */
export async function joined(socket: ThinSocket, event: string, body: object): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await socket.ask<{ ok: boolean; refusal?: { kind?: string } }>(event, body);
    if (answer.ok) return;
    if (answer.refusal?.kind !== 'busy' || performance.now() > until)
      throw new Error(`the room was not joined: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** All sockets and picks of a room in one process, so that one clock measures both ends. */
export class Room {
  private sockets: ThinSocket[] = [];
  private lines: HttpLine[] = [];
  private picker: ThinSocket | null = null;
  private readonly arrivals = new Map<number, { count: number; last: number; full: (() => void) | null }>();
  private made = 0;
  private readonly mark: string;

  constructor(private readonly spec: RoomSpec) {
    this.mark = `"draft:${spec.draftId}","seq":`;
  }

  async open(): Promise<void> {
    const { kind, urls, receivers, draftId } = this.spec;
    this.sockets = receivers.map(
      (token, index) =>
        new ThinSocket(urls[index % urls.length] ?? '', { token }, (text, at) => this.arrived(text, at)),
    );
    await Promise.all(this.sockets.map((socket) => socket.opened));
    for (let from = 0; from < this.sockets.length; from += JOIN_AT_ONCE) {
      await Promise.all(
        this.sockets
          .slice(from, from + JOIN_AT_ONCE)
          .map((socket) =>
            kind === 'ours'
              ? joined(socket, 'draft:join', { draftId, since: 0 })
              : joined(socket, 'join', { draft: draftId }),
          ),
      );
    }
    if (kind === 'ours') {
      this.lines = urls.map((url) => new HttpLine(url));
      await Promise.all(this.lines.map((line) => line.opened));
    } else {
      this.picker = new ThinSocket(urls[0] ?? '', {}, () => undefined);
      await this.picker.opened;
    }
  }

  private arrived(text: string, at: number): void {
    // The envelope starts with its stream and number, so it need not be parsed completely.
    const mark = text.indexOf(this.mark, 8);
    if (mark < 0 || mark > 40) return;
    const from = mark + this.mark.length;
    const arrival = this.arrival(Number(text.slice(from, text.indexOf(',', from))));
    arrival.count += 1;
    arrival.last = at;
    if (arrival.count === this.sockets.length) arrival.full?.();
  }

  private arrival(seq: number): { count: number; last: number; full: (() => void) | null } {
    let arrival = this.arrivals.get(seq);
    if (!arrival) {
      arrival = { count: 0, last: 0, full: null };
      this.arrivals.set(seq, arrival);
    }
    return arrival;
  }

  async pick(): Promise<PickTime> {
    const overall = this.made + 1;
    const player = this.spec.firstPlayer + this.made;
    const { sent, seq, at } =
      this.spec.kind === 'ours' ? await this.pickByHttp(overall, player) : await this.pickBySocket(overall, player);
    this.made = overall;
    const arrival = this.arrival(seq);
    if (arrival.count < this.sockets.length) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`pick ${overall} reached ${arrival.count} of ${this.sockets.length} receivers`)),
          PATIENCE_MS,
        );
        arrival.full = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.arrivals.delete(seq);
    return { acknowledged: at - sent, last: arrival.last - sent };
  }

  private async pickByHttp(overall: number, player: number): Promise<{ sent: number; seq: number; at: number }> {
    const { leagueId, draftId, pickers, bidders } = this.spec;
    const line = this.lines[overall % this.lines.length] as HttpLine;
    const bidder = bidders?.[overall % bidders.length];
    const body = bidder
      ? `{"lot":1,"team_id":"${bidder.teamId}","amount":${overall + 1}}`
      : `{"overall":${overall},"player_id":${player}}`;
    const token = bidder?.token ?? pickers[overall - 1] ?? '';
    const headers = `Authorization: Bearer ${token}\r\nIdempotency-Key: ${randomUUID()}\r\n`;
    const sent = performance.now();
    const path = `/api/${leagueId}/drafts/${draftId}/${bidder ? 'bids' : 'picks'}`;
    const answer = await line.post(path, body, headers);
    if (answer.status !== 200) throw new Error(`pick ${overall} was answered with ${answer.status}: ${answer.body}`);
    return { sent, seq: (JSON.parse(answer.body) as { seq: number }).seq, at: answer.at };
  }

  private pickBySocket(overall: number, player: number): Promise<{ sent: number; seq: number; at: number }> {
    return new Promise((resolve) => {
      const sent = performance.now();
      this.picker?.emit('pick', { draft: this.spec.draftId, overall, player }, (json, at) => {
        resolve({ sent, at, seq: (JSON.parse(json) as [{ seq: number }])[0].seq });
      });
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
    for (const line of this.lines) line.close();
    this.picker?.close();
  }
}
