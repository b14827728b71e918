export const harborLights = 'Harbor Lights';
export const northShore = 'North Shore';
export const ironRange = 'Iron Range';
export const kasik = 'Kasik';
export const shareRetained = '25 % retained';
export const thirdRoundPick = '2026 round 3';
export const marchand = 'Marchand';
export const freeAgentPickOfWeek = 'Week 9 FA pick';
export const space = 'Space';
export const youAreOnTheClock = 'You are on the clock';
export const oberg = 'Oberg';
export const halloran = 'Halloran';
export const forwardsProtected = '6 of 5';
export const defensemenProtected = '3 of 3';
export const goaliesProtected = '1 of 1';
export const core = 'Core';
export const coreCapUsed = '$44.1M of $47M';
export const bench = 'Bench';
export const benchCapUsed = '$2.7M of $5M';
export const akselNyberg = 'Aksel Nyberg';
export const theoMarchand = 'Theo Marchand';
export const romanKasik = 'Roman Kasik';
export const goalsAndAssists = ({ goals, assists }: { goals: string; assists: string }) => `${goals} G · ${assists} A`;
export const rookieBank = 'Rookie bank';
export const rookieBankPlaces = '7 of 10 places';
export const emilStrand = 'Emil Strand';
export const draftedFirstRound = '2025 round 1';
export const marekHudak = 'Marek Hudak';
export const draftedSecondRound = '2024 round 2';

export const yourTeam = 'Your team';
export const coleWhitaker = 'Cole Whitaker';
export const eliasRautio = 'Elias Rautio';
export const jonasFeld = 'Jonas Feld';
export const matsOberg = 'Mats Oberg';
export const dylanPrewitt = 'Dylan Prewitt';
export const ilyaSorin = 'Ilya Sorin';
export const lucaBianchet = 'Luca Bianchet';
export const owenHalloran = 'Owen Halloran';
export const viktorDahl = 'Viktor Dahl';
export const peterVanek = 'Peter Vanek';
export const noahCastellan = 'Noah Castellan';
export const tyBergstrom = 'Ty Bergstrom';
export const samiLehto = 'Sami Lehto';
export const grantMosher = 'Grant Mosher';
export const alexeiTurov = 'Alexei Turov';
export const benAshworth = 'Ben Ashworth';
export const krisNovotny = 'Kris Novotny';
export const joelPruitt = 'Joel Pruitt';
export const seanDelaney = 'Sean Delaney';

export const teamIsPicking = ({ team }: { team: string }) => `${team} is picking…`;
export const miniDraft = 'A small draft';
export const draftComplete = 'Draft complete';
export const draftAgain = 'Draft again';
export const roundOf = ({ round, rounds }: { round: number; rounds: number }) => `Round ${round} of ${rounds}`;
export const samplePlayersHint = 'Sample players. Try a pick: the bar shows what it would do to your cap.';
export const draftBoardCaption = 'The draft board: rounds down, teams across';
export const yourPick = 'Your pick';
export const bestAvailable = 'Best available';
export const noRoom = 'no room';
export const miniDraftSummary = ({ count }: { count: number }) =>
  `Five players, ${count} teams, one cap. A league of yours drafts the same way, live, with everybody in the room.`;

export const capTracking = 'Salary and cap tracking';
export const capTrackingText =
  'Every add, drop, move and trade is checked against the cap, to the dollar. You see the effect before you decide, and why when something does not fit.';
export const tradeProcessing = 'Trade processing';
export const tradeProcessingText =
  'Players, draft picks, waiver claims, retained salary and conditions. Both sides see the cap before and after, this season and next.';
export const liveDraftRoom = 'Live draft room';
export const liveDraftRoomText =
  'Everyone in one room: board, queue, clock and chat. You catch up after a lost connection, and no team is skipped by accident.';
export const protectionSheets = 'Protection sheet management';
export const protectionSheetsText =
  'Choose your keepers under the protection limit, plus a bench. Checked while you edit, locked at the deadline.';
export const playerDatabase = 'Player database';
export const playerDatabaseText =
  'Contracts, five seasons of statistics and statuses for every player, searched and sorted as fast as you type.';
export const dynastyAndRookieMode = 'Dynasty and rookie mode';
export const dynastyAndRookieModeText =
  'Rosters that carry over, rookie drafts and a rookie bank. Or start fresh each year: re-draft leagues are supported too.';
export const phoneTitle = 'The whole league on your phone.';
export const phonePictureFile = '/phone.webp';
export const phonePicture =
  'The draft room on a phone: the clock, your cap, and a player with what they would leave you';
export const lineUps = 'Line-ups';
export const lineUpsText = 'Set yours before the games. If you set none, your best players are in.';
export const livePoints = 'Live points';
export const livePointsText = 'Points, matchups and standings move while the games run.';
export const movingIn = 'Moving in';
export const movingInText =
  'Bring your league from Fantrax, a Yahoo export or a spreadsheet. It leaves as one file whenever you want.';
export const pickToBoard = '62 ms';
export const pickToBoardText =
  'from a pick to the board of a phone, in 95 of 100 picks: 32 teams, 8 picks a second, a processor at a quarter of its speed.';
export const pageTitle = 'Fantasy hockey under a real salary cap';
export const lookAroundHint = 'In mid-season, no account needed.';
export const lookAroundAs = ({ host }: { host: string }) => `Look around as ${host}`;
export const yourLeagues = 'Your leagues';
export const featuresTitle = 'Everything a keeper league needs, in one place, with the cap kept for you.';
export const draftedByTonight = 'Your league, drafted by tonight.';
export const getStartedText =
  'Name it, keep the recommended settings or change every one of them, and send your managers a link. The commissioner presses Begin when everybody is in the room.';
export const notAffiliatedWithNhl = 'Crease is not affiliated with the National Hockey League.';
export const legal = 'Legal';
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms and Conditions';
/* index.html repeats these five, so that they show before any script runs; a test keeps both equal. */

export const heroTitle = 'Run your hockey league like a front office.';
export const heroText =
  'Keeper leagues on NHL players and a real salary cap. Draft live, trade picks and retained salary, protect your core, and know your cap space at every step.';
export const getStarted = 'Get Started';
export const tryDraftNow = 'Try a draft';
export const heroNote = 'Free. Two to 32 teams.';
