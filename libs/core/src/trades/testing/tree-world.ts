import type { TreeFacts, TreeItem, TreeMove, TreeStay } from '../history/trade-tree.rules.js';

interface PickState {
  owner: string;
  forfeited: boolean;
  used: { player: number; draft: string; at: string } | null;
}

/** A simulated league. It records events as the service does, and also tracks the true owner of everything. */
export class TreeWorld {
  readonly teams: readonly string[];
  private clock = Date.parse('2026-01-01T00:00:00Z');
  private readonly stays = new Map<number, TreeStay[]>();
  private readonly owners = new Map<number, string | null>();
  private readonly picks = new Map<string, PickState>();
  private readonly faPicks = new Map<string, PickState>();
  private readonly trades = new Map<string, TreeMove[]>();
  private made = 0;

  constructor(teams: number, { players, picks, faPicks }: { players: number; picks: number; faPicks: number }) {
    this.teams = Array.from({ length: teams }, (_, index) => String.fromCharCode(65 + index));
    for (let id = 0; id < players; id += 1) this.stand(id, this.teamAt(id), 'import');
    for (let index = 0; index < picks; index += 1) this.picks.set(`k${index}`, open(this.teamAt(index)));
    for (let index = 0; index < faPicks; index += 1) this.faPicks.set(`f${index}`, open(this.teamAt(index)));
  }

  trade(one: string, other: string, gives: readonly TreeItem[], gets: readonly TreeItem[]): string {
    const id = `t${(this.made += 1)}`;
    const moves: TreeMove[] = [];
    for (const [from, to, items] of [
      [one, other, gives],
      [other, one, gets],
    ] as const)
      for (const item of items) {
        this.hand(item, to, `trade:${id}`);
        moves.push({ item, from, to, at: '' });
      }
    const at = this.now();
    this.trades.set(
      id,
      moves.map((move) => ({ ...move, at })),
    );
    return id;
  }

  /** Only possible while every asset is still where the trade put it. */
  reverse(id: string): boolean {
    const moves = this.trades.get(id) ?? [];
    if (moves.some(({ item, to }) => this.ownerOf(item) !== to || this.spent(item))) return false;
    for (const { item, from } of [...moves].reverse()) this.hand(item, from, `trade:${id}`);
    this.trades.delete(id);
    return true;
  }

  drop(id: number): void {
    this.leave(id);
    this.owners.set(id, null);
  }

  add(id: number, team: string, by = 'free-agent'): string {
    return this.stand(id, team, by);
  }

  usePick(ref: string, id: number): void {
    const pick = this.picks.get(ref)!;
    pick.used = { player: id, draft: `d${ref}`, at: this.add(id, pick.owner, `draft:d${ref}`) };
  }

  happen(seed: number): void {
    const [what, a, b, c, d] = [seed % 8, seed >> 3, seed >> 7, seed >> 11, seed >> 14];
    const one = this.teamAt(a);
    const other = this.teamAt(a + 1 + (b % (this.teams.length - 1)));
    const free = [...this.owners].filter(([, owner]) => owner === null).map(([id]) => id);
    if (what < 4) {
      const some = (team: string, from: number) => {
        const all = this.held(team);
        return all.length === 0 ? [] : [...new Set([from, from * 7 + 1].map((at) => all[at % all.length]!))];
      };
      const [gives, gets] = [some(one, c), some(other, d)];
      if (gives.length + gets.length > 0) this.trade(one, other, gives, gets);
    } else if (what === 4) {
      const last = [...this.trades.keys()].at(-1);
      if (last !== undefined) this.reverse(last);
    } else if (what === 5) {
      const held = [...this.owners].filter(([, owner]) => owner !== null).map(([id]) => id);
      if (held.length > 4) this.drop(held[b % held.length]!);
    } else if (free.length > 0) {
      const id = free[c % free.length]!;
      const pick = [...this.picks].find(([, state]) => state.used === null && !state.forfeited);
      const weekly = [...this.faPicks.values()].find((state) => state.used === null && !state.forfeited);
      if (what === 6 && pick) {
        if (d % 4 === 0) pick[1].forfeited = true;
        else this.usePick(pick[0], id);
      } else if (weekly && d % 2 === 0) weekly.used = { player: id, draft: '', at: this.add(id, weekly.owner) };
      else this.add(id, one, 'waivers');
    }
  }

  ownerOf({ kind, ref }: TreeItem): string | null {
    if (kind === 'player') return this.owners.get(Number(ref)) ?? null;
    return (kind === 'draft-pick' ? this.picks : this.faPicks).get(ref)?.owner ?? null;
  }

  facts(): TreeFacts {
    return {
      trades: [...this.trades].map(([id, moves]) => ({ id, moves, promises: [] })),
      stays: this.stays,
      released: new Map(),
      picks: new Map([...this.picks].map(([ref, pick]) => [ref, { ...pick, over: false }])),
      faPicks: new Map([...this.faPicks].map(([ref, pick]) => [ref, { ...pick, over: false }])),
      retentions: new Map(),
    };
  }

  private held(team: string): TreeItem[] {
    const open = (picks: ReadonlyMap<string, PickState>, kind: 'draft-pick' | 'fa-pick') =>
      [...picks]
        .filter(([, { owner, used, forfeited }]) => owner === team && used === null && !forfeited)
        .map(([ref]): TreeItem => ({ kind, ref }));
    return [
      ...[...this.owners]
        .filter(([, owner]) => owner === team)
        .map(([id]): TreeItem => ({ kind: 'player', ref: String(id) })),
      ...open(this.picks, 'draft-pick'),
      ...open(this.faPicks, 'fa-pick'),
    ];
  }

  private spent({ kind, ref }: TreeItem): boolean {
    if (kind === 'player') return false;
    const pick = (kind === 'draft-pick' ? this.picks : this.faPicks).get(ref);
    return pick === undefined || pick.used !== null || pick.forfeited;
  }

  private hand(item: TreeItem, to: string, by: string): void {
    if (item.kind === 'player') this.stand(Number(item.ref), to, by);
    else (item.kind === 'draft-pick' ? this.picks : this.faPicks).get(item.ref)!.owner = to;
  }

  private stand(id: number, team: string, by: string): string {
    this.leave(id);
    const from = this.now();
    this.stays.set(id, [...(this.stays.get(id) ?? []), { team, place: 'active', from, to: null, by }]);
    this.owners.set(id, team);
    return from;
  }

  private leave(id: number): void {
    const stays = this.stays.get(id) ?? [];
    const last = stays.at(-1);
    if (last?.to === null) stays[stays.length - 1] = { ...last, to: this.now() };
  }

  private now(): string {
    return new Date((this.clock += 1_000)).toISOString();
  }

  private teamAt(index: number): string {
    return this.teams[index % this.teams.length]!;
  }
}

const open = (owner: string): PickState => ({ owner, forfeited: false, used: null });
