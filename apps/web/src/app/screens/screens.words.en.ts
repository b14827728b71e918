export const signIn = 'Sign in';
export const signInToCrease = 'Sign in to Crease';

export const dynastyLeague = 'Dynasty league';
export const reDraftLeague = 'Re-draft league';
export const samplePlayers = 'Sample players';
export const shortcuts = 'Shortcuts';
export const myTeam = 'My Team';
export const noTeamManaged = 'You manage no team in this league.';
export const playerDatabase = 'Player Database';
export const playerDatabaseHint = 'Contracts and statistics';
export const rulebook = 'Rulebook';
export const rulebookHint = 'How this league plays';
export const standings = 'Standings';
export const tonight = 'Tonight';
export const matchups = 'Matchups';
export const playOffs = 'Play-offs';
export const draftRoom = 'Draft Room';
export const trades = 'Trades';
export const freeAgents = 'Free Agents';
export const protection = 'Protection';
export const commissioner = 'Commissioner';
export const tools = 'Tools';
export const home = 'Home';
/** `person`: null when the name is not known. */
export const welcome = ({ person }: { person: string | null }) => `Welcome, ${person ?? 'manager'}`;
