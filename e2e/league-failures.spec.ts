import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { NO_EXTRAS } from '@crease/core/imports/move-in/move-in.schema.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { cutOff } from './support/cut-off.js';
import { inDatabase } from './support/database.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, openAll, SIZES, test } from './support/test.js';
import { SMALL, type Person } from './support/world.js';

test('at every size, a healthy player must leave injured reserve, and games before a league began force no call-up @long', async ({
  open,
  world,
}) => {
  test.setTimeout(180_000);
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const bank = {
    rookieDraftEnabled: true,
    rookie_draft_length: 1,
    rookie_draft_startup_length: 1,
    rookie_bank_size: 3,
    farm_call_up_games: 10,
  };
  const begin = (counts: 'league' | 'season') =>
    inSeason(world, cora, maya, ['Anchor', 'Beacon'], { ...bank, farm_call_up_counts: counts });
  const league = await begin('league');
  const whole = await begin('season');
  const [anchor] = league.teams;
  const agents = await freeAgents(world, league, cora);
  const [injured, rookie] = [agents[0]!, agents.at(-1)!];
  await world.post(cora, `${league.id}/free-agents/add`, { player_id: injured.id });
  const status = (said: string) =>
    world.put(cora, `${league.id}/players/${injured.id}/status`, { status: said, reason: 'Seen at practice' });
  await status('IR');
  const moves = [{ type: 'toIr', player_id: injured.id }];
  await world.post(cora, `${league.id}/teams/${anchor?.id}/moves`, { moves });
  await status('healthy');

  // The rookie has played 12 games, all before both leagues began.
  const { current_season: season } = (await world.get<LeagueAnswer>(cora, league.id)).league;
  await inDatabase(
    `insert into player_season (player_id, season, gp, source) values ($1, $2, 12, 'e2e')
     on conflict (player_id, season, playoffs) do update set gp = 12`,
    [rookie.id, season],
  );
  await inDatabase(
    `insert into player_game (player_id, game_id, season, day, source)
     select $1, 'e2e-' || n, $2, current_date - n, 'e2e' from generate_series(2, 13) n`,
    [rookie.id, season],
  );
  for (const { id, teams } of [league, whole])
    await inDatabase(
      `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, 'rookie', 'e2e')`,
      [id, rookie.id, teams[0]?.id],
    );

  const pages = await openAll(open, cora);
  const must = `${injured.name} is healthy and must leave injured reserve of Anchor by`;
  for (const [index, page] of pages.entries()) {
    await test.step(`on ${SIZES[index]!.name}`, async () => {
      await expect(async () => {
        await page.goto(`/${whole.id}/team/${whole.teams[0]?.id}`);
        await expect(page.getByRole('main').getByText(/must come up from the rookie bank of Anchor/)).toBeInViewport();
      }).toPass({ timeout: 30_000 });
      await page.goto(`/${league.id}/team/${anchor?.id}`);
      const notice = page.getByRole('main').getByText(must);
      await expect(notice).toBeInViewport();
      await expect(page.getByText(/must come up from the rookie bank/)).toHaveCount(0);
      expect(await cutOff(page)).toEqual([]);
      await page.goto(`/${league.id}/home`);
      const week = page.getByRole('region', { name: 'Your week' });
      await expect(week.getByText(`${injured.name} must leave injured reserve`)).toBeVisible();
      await page.goto('/account/notices');
      await expect(page.getByRole('main').getByText(must)).toBeVisible();
    });
  }

  await inDatabase('update ir_return set due_at = now() where league_id = $1', [league.id]);
  for (const page of pages) {
    await page.goto(`/${league.id}/team/${anchor?.id}`);
    await expect(
      page.getByText(`${injured.name} had to leave injured reserve and counts as active now.`),
    ).toBeInViewport();
  }
});

test('at every size, a commissioner’s own joined condition is decided by votes, then by another commissioner @long', async ({
  open,
  world,
}) => {
  test.setTimeout(180_000);
  const people = await Promise.all(['Cora', 'Ann', 'Ben', 'Dan', 'Eve'].map((first) => world.person(first)));
  const [cora, ann, ben, dan] = people as [Person, Person, Person, Person, Person];
  const league = await world.league(cora, {
    managers: people.slice(1),
    settings: { ...SMALL, num_teams: 5 },
    teamNames: ['Chiefs', 'Arrows', 'Bears', 'Ducks', 'Eagles'],
  });
  await world.patch(cora, `${league.id}/settings`, { trade_review_hours: 0 });
  const [, arrows, bears] = league.teams;
  const [star] = await freeAgents(world, league, cora);
  const firstPick = async (by: Person, team = '') =>
    (await world.get<TradableAssetsAnswer>(by, `${league.id}/trades/assets/${team}`)).draft_picks[0]!;
  const [mine, theirs] = [await firstPick(ann, arrows?.id), await firstPick(ben, bears?.id)];
  const { current_season: season } = (await world.get<LeagueAnswer>(cora, league.id)).league;
  const condition = {
    type: 'both',
    of: [
      { type: 'games-played', player_id: star!.id, season, at_least: 60 },
      { type: 'playoffs-made', club: 'MTL', season },
    ],
    resolve_by: `${Number(season.slice(0, 4)) + 1}-06-30`,
  };
  const { trade_id: trade } = await world.post<{ trade_id: string }>(ann, `${league.id}/trades`, {
    sides: [
      { team_id: arrows?.id, assets: [{ kind: 'draft-pick', pick_id: mine.pick_id, condition }], moves: [] },
      { team_id: bears?.id, assets: [{ kind: 'draft-pick', pick_id: theirs.pick_id }], moves: [] },
    ],
    message: null,
    days: 1,
  });
  const { version, hash } = await world.get<{ version: number; hash: string }>(ben, `${league.id}/trade/${trade}`);
  await world.post(ben, `${league.id}/trades/${trade}/accept`, { version, hash });
  await world.patch(cora, `${league.id}/members/${ann.uid}`, { is_commissioner: true });
  await world.patch(ann, `${league.id}/members/${cora.uid}`, { is_commissioner: false });
  const words = new RegExp(`If ${star!.name} plays 60 games or more in ${season} and MTL .+ of ${season}`);

  const [owns, others] = [await openAll(open, ann), await openAll(open, dan)];
  for (const [index, page] of others.entries()) {
    await test.step(`votes, on ${SIZES[index]!.name}`, async () => {
      await page.goto(`/${league.id}/trade/conditions`);
      await expect(page.getByText(words)).toBeInViewport();
      await expect(page.getByText(/^1 of the managers without a part in the trade decides it/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Vote' })).toBeInViewport({ ratio: 0.5 });
      expect(await cutOff(page)).toEqual([]);
      const own = owns[index]!;
      await own.goto(`/${league.id}/trade/review/${trade}`);
      await expect(own.getByText(words).first()).toBeVisible();
      await expect(own.getByText(/^1 of the managers without a part in the trade decides it/)).toBeVisible();
      await expect(own.getByRole('button', { name: 'Settle' })).toHaveCount(0);
    });
  }

  await world.patch(ann, `${league.id}/members/${dan.uid}`, { is_commissioner: true });
  for (const [index, page] of others.entries()) {
    await test.step(`another commissioner, on ${SIZES[index]!.name}`, async () => {
      await page.goto(`/${league.id}/trade/conditions`);
      await page.getByRole('button', { name: 'Settle' }).click();
      const dialog = page.getByRole('dialog', { name: 'Settle the condition' });
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Settle and carry out' })).toBeInViewport({ ratio: 1 });
    });
  }
  const last = others.at(-1)!.getByRole('dialog', { name: 'Settle the condition' });
  await last.getByRole('radio', { name: 'Not met' }).click();
  await last.getByRole('button', { name: 'Settle and carry out' }).click();
  for (const page of owns) await expect(page.getByText(/Confirmed by Dan Tester/)).toBeVisible();
});

test('at every size, a league in setup says what makes it playable, and sends past trades to Move in @long', async ({
  open,
  world,
}) => {
  test.setTimeout(180_000);
  const [cora, maya, ben] = [await world.person('Cora'), await world.person('Maya'), await world.person('Ben')];
  const league = await world.league(cora, { managers: [maya, ben], teamNames: ['Chiefs', 'Arrows', 'Bears'] });
  await world.patch(cora, `${league.id}/settings`, { trade_review_hours: 0 });
  const [, arrows, bears] = league.teams;
  // A league that moved in holds no startup draft, so its picks are no assets.
  const players = await freeAgents(world, league, cora);
  const rows = league.teams.map(({ name }, index) => `${name},${players[index]?.name ?? ''}\n`);
  await world.moveIn(cora, league, { rosters: `fantasy_team,player\n${rows.join('')}`, along: NO_EXTRAS });
  const { current_season: season } = (await world.get<LeagueAnswer>(cora, league.id)).league;
  const { draft_picks: picks } = await world.get<TradableAssetsAnswer>(
    maya,
    `${league.id}/trades/assets/${arrows?.id}`,
  );
  for (const [index, { name, options }] of SIZES.entries()) {
    const page = await open({ as: cora, ...options });
    await test.step(`settings, on ${name}`, async () => {
      // An earlier release accepted such settings.
      await inDatabase(
        `update league set settings = settings || '{"min_forwards": 4, "general_draft_startup_length": 2}' where id = $1`,
        [league.id],
      );
      await page.goto(`/${league.id}/admin/commissioner-hub`);
      const panel = page.getByRole('region', { name: 'Change before the next draft' });
      await expect(panel).toContainText('Startup draft rounds: 2 rounds of the startup draft give a team 2 players');
      await expect(panel).toContainText('Set at least 4 rounds, or lower the minimums.');
      expect(await cutOff(page)).toEqual([]);
      await panel.getByRole('link', { name: 'Change settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'League settings' });
      const rounds = dialog.getByRole('spinbutton', { name: 'Startup draft rounds' });
      await rounds.fill('4');
      await rounds.blur();
      const save = dialog.getByRole('button', { name: 'Save settings' });
      await expect(save).toBeInViewport({ ratio: 1 });
      await save.click();
      await expect(dialog).toHaveCount(0);
      await expect(panel).toHaveCount(0);
    });

    await test.step(`a pick that was traded before, on ${name}`, async () => {
      await page.goto(`/${league.id}/trade/new?with=${arrows?.id}`);
      const next = page.getByRole('button', { name: 'Next' });
      const get = page.getByRole('region', { name: 'You get' });
      await expect(next.or(get)).toBeVisible();
      // Not by what is visible: the page can still be loading.
      const steps = (page.viewportSize()?.width ?? 0) < 640;
      if (steps) await next.click();
      await get.getByRole('radio', { name: 'Draft picks' }).click();
      const pick = picks[index]!;
      // The list names the team only for picks of other teams.
      await get.getByRole('checkbox', { name: pick.label.replace(/ \(.+\)$/, '') }).check();
      await expect(get.getByRole('checkbox', { name: new RegExp(`^${season} general`) })).toHaveCount(0);
      if (steps) await next.click();
      await expect(page.getByText('Both teams stay within the rules.')).toBeVisible();
      const { trade_id: trade } = await world.post<{ trade_id: string }>(maya, `${league.id}/trades`, {
        sides: [
          { team_id: arrows?.id, assets: [{ kind: 'draft-pick', pick_id: pick.pick_id }], moves: [] },
          { team_id: bears?.id, assets: [], moves: [] },
        ],
        message: null,
        days: 1,
      });
      const { version, hash } = await world.get<{ version: number; hash: string }>(ben, `${league.id}/trade/${trade}`);
      await world.post(ben, `${league.id}/trades/${trade}/accept`, { version, hash });
      const problems = page.getByRole('list', { name: 'Problems' });
      await expect(problems).toContainText('Arrows does not own this draft pick.');
      await expect(problems).toContainText('come with the draft picks table of Move in.');
      expect(await cutOff(page)).toEqual([]);
      await problems.getByRole('link', { name: 'Open Move in' }).click();
      await expect(page.getByRole('region', { name: '1. Tables of the other site' })).toBeVisible();
    });
    await page.context().close();
  }
});
