import { type AccountService } from '../auth/account.service.js';
import type { Person } from './create-sample-league.js';

export const DEMO_PASSWORD = 'overtime-winner';

interface DemoManager {
  readonly username: string;
  readonly first: string;
  readonly last: string;
  readonly team: string;
  /** Printed as a sign-in for the demo. Managers of the other teams draft on Auto. */
  readonly named: boolean;
}

export const MANAGERS: readonly DemoManager[] = [
  { username: 'robin', first: 'Robin', last: 'Okafor', team: 'Harbour Icebreakers', named: true },
  { username: 'maya', first: 'Maya', last: 'Lindqvist', team: 'Polar Line', named: true },
  { username: 'theo', first: 'Theo', last: 'Marchetti', team: 'Blue Line Bandits', named: true },
  { username: 'june', first: 'June', last: 'Castellane', team: 'Crossbar Choir', named: true },
  { username: 'sasha', first: 'Sasha', last: 'Novotny', team: 'Slapshot Society', named: false },
  { username: 'omar', first: 'Omar', last: 'Haddad', team: 'Zamboni Union', named: false },
  { username: 'priya', first: 'Priya', last: 'Raman', team: 'Northern Dangles', named: false },
  { username: 'elias', first: 'Elias', last: 'Bergqvist', team: 'Five Hole Five', named: false },
  { username: 'nora', first: 'Nora', last: 'Whitfield', team: 'Backcheck Brigade', named: false },
  { username: 'kenji', first: 'Kenji', last: 'Aoyama', team: 'Empty Net Club', named: false },
  { username: 'lena', first: 'Lena', last: 'Vogt', team: 'Penalty Box Poets', named: false },
];

const CO_MANAGER = { username: 'kit', first: 'Kit', last: 'Lindqvist', team: 'Polar Line' };

export const address = (username: string): string => `${username}@demo.crease.test`;

export async function createManagers(accounts: AccountService): Promise<Person[]> {
  const people: Person[] = [];
  for (const manager of MANAGERS) people.push(await createPerson(accounts, manager));
  return people;
}

export const createCoManager = (accounts: AccountService): Promise<Person> => createPerson(accounts, CO_MANAGER);

async function createPerson(
  accounts: AccountService,
  { username, first, last, team }: Omit<DemoManager, 'named'>,
): Promise<Person> {
  const { uid } = await accounts.create(
    {
      username,
      first_name: first,
      last_name: last,
      email: address(username),
      password: DEMO_PASSWORD,
      self_registration: true,
    },
    { address: '127.0.0.1', userAgent: 'demo' },
  );
  if (uid === null) throw new Error(`the demo's account ${username} was not created`);
  return { userId: uid, address: address(username), team };
}
