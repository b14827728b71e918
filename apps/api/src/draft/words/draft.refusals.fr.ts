import { countOf, feminineOrdinal } from '@crease/core/french/grammar.js';
import { draftName, phaseName } from '@crease/core/french/hockey.js';
import { isOptional } from '@crease/core/leagues/drafts/draft.table.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { localeOf } from '@crease/core/locale.js';
import { commissionerOnly } from '../../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './draft.refusals.en.js';

const fr = localeOf('fr');

type Words = Translation<typeof en.DRAFT_REFUSALS>;

const otherSeason = ({ draft, season, present }: Parameters<Words['wrongPhase.season']>[0]): string =>
  `Le repêchage «\u00A0${draft}\u00A0» est celui de ${season}, mais la ligue en est à la saison ${present}.`;

const BY_MOVES = 'Laissez le choix tel quel, et déplacez des joueurs sur la page de l’équipe.';
const OTHER_PLAYER = 'Choisissez un autre joueur.';
const OWN_ORDER = 'Tirez l’ordre au hasard, ou fixez-le vous-même.';

const closed = (draft: string, why: string) => ({
  message: `On ne peut plus rouvrir le repêchage «\u00A0${draft}\u00A0»\u00A0: ${why}`,
  fix: 'Annulez d’abord ce qui a suivi, ou déplacez des joueurs sur les pages des équipes.',
});

const stage = (phase: LeaguePhase): string => `Étape de la ligue\u00A0: ${phaseName(phase)}.`;

export const DRAFT_REFUSALS: Translation<typeof en.DRAFT_REFUSALS> = {
  pickChanged: ({ overall }) => ({
    message: `Le choix ${overall} ne correspond plus à ce joueur.`,
    fix: 'Consultez le tableau\u00A0: le choix a été annulé ou changé.',
  }),
  rookiesCostNoCap: () => ({
    message: 'Les recrues de la banque d’espoirs n’ont aucun impact sur le plafond, peu importe la saison.',
    fix: 'Consultez le plafond sur la page de l’équipe.',
  }),
  'forbidden.night': () => ({
    message: 'Seul le commissaire peut fixer la date d’un repêchage.',
    fix: 'Demandez à votre commissaire.',
  }),
  'forbidden.checkIn': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Seuls les DG peuvent confirmer leur présence.',
  }),
  noNight: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» n’a pas de date.`,
    fix: 'Demandez au commissaire d’en fixer une.',
  }),
  pickUsed: ({ overall, draft }) => ({
    message: `Le choix ${overall} du repêchage «\u00A0${draft}\u00A0» a déjà été fait.`,
    fix: 'Retirez-le de l’échange.',
  }),
  rookieDraftFirst: ({ created }) => ({
    message: 'Le repêchage des recrues doit avoir lieu en premier.',
    fix: created
      ? 'Terminez le repêchage des recrues avant de commencer celui-ci.'
      : 'Créez et terminez le repêchage des recrues avant de commencer celui-ci.',
  }),
  noOtherOrder: () => ({
    message: 'Selon les réglages de la ligue, ce repêchage ne suit pas l’ordre d’un autre.',
    fix: 'Choisissez cet ordre dans les réglages de la ligue, ou tirez ou fixez l’ordre ici.',
  }),
  otherOrderOpen: ({ type }) => ({
    message: `Ce repêchage suit l’ordre du ${draftName(type)}, qui n’est pas encore établi.`,
    fix: `Créez le ${draftName(type)} et tirez ou fixez son ordre, ou fixez vous-même l’ordre de ce repêchage.`,
  }),
  expansionFirst: () => ({
    message: 'Le repêchage d’expansion doit avoir lieu en premier.',
    fix: 'Terminez-le, ou supprimez-le s’il n’a pas commencé. Vous pourrez ensuite commencer celui-ci.',
  }),
  classFirst: () => ({
    message: 'Le repêchage de cuvée doit avoir lieu avant le repêchage des recrues et le repêchage général.',
    fix: 'Terminez-le, ou supprimez-le s’il n’a pas commencé. Vous pourrez ensuite commencer celui-ci.',
  }),
  emptyPool: () => ({
    message: 'Il n’y a aucun joueur à repêcher.',
    fix: 'Importez d’abord des joueurs, ou vérifiez les réglages des recrues.',
  }),
  conditionOpen: ({ round, team }) => ({
    message: `Le choix de ${feminineOrdinal(round)} ronde (${team}) est promis sous condition, et cette condition n’est pas encore réglée.`,
    fix: 'Réglez la condition dans les échanges, puis commencez. Si l’échange concerne un commissaire, un autre commissaire qui n’y participe pas peut la régler.',
  }),
  'forbidden.declare': () => commissionerOnly('ajouter, retirer ou confisquer des choix de repêchage'),
  'forbidden.create': () => ({
    message: 'Seul le commissaire peut créer un repêchage.',
    fix: 'Lancez un repêchage simulé, ou demandez à votre commissaire.',
  }),
  'wrongPhase.create': ({ phase }) => ({
    message:
      phase === 'in-season'
        ? 'La ligue est en pleine saison, et les repêchages ont lieu avant la saison.'
        : 'La ligue est en saison morte, et les repêchages ont lieu avant la saison.',
    fix: 'Lancez un repêchage simulé, ou faites passer la ligue à l’étape des repêchages dans le bureau du commissaire.',
  }),
  'wrongPhase.notInSeason': ({ phase, type }) => ({
    message: `${stage(phase)} Le ${draftName(type)} a lieu pendant la saison.`,
    fix: 'Tenez-le une fois la saison commencée.',
  }),
  'wrongPhase.sheets': ({ phase, type }) => ({
    message: `${stage(phase)} Le ${draftName(type)} a lieu entre les saisons, avant que les listes soient verrouillées.`,
    fix: 'Tenez-le à l’étape de la protection, ou à celle des repêchages annuels si la ligue n’a pas de listes.',
  }),
  'wrongPhase.annual': ({ phase, type }) => ({
    message: `${stage(phase)} Le ${draftName(type)} a lieu pendant les repêchages annuels.`,
    fix: 'Tenez-le quand la ligue sera à l’étape des repêchages annuels.',
  }),
  sheetsLocked: () => ({
    message: 'Les listes de protection sont verrouillées\u00A0: les formations ne comptent que des joueurs protégés.',
    fix: 'Rouvrez les listes, ou tenez le repêchage la saison suivante.',
  }),
  otherDraft: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» n’est pas terminé, et un seul repêchage peut avoir lieu à la fois.`,
    fix: 'Terminez-le d’abord.',
  }),
  noMock: ({ type }) => ({
    message: `Il n’y a pas de simulation du ${draftName(type)}, car elle montrerait les joueurs que les équipes protègent.`,
    fix: 'Lancez une simulation du repêchage général.',
  }),
  'protect.notHeld': ({ id }) => ({
    message: `Le joueur ${id} n’est pas dans votre formation active.`,
    fix: 'Protégez des joueurs de votre formation active.',
  }),
  'protect.tooMany': ({ players, most }) => ({
    message: `${countOf(players, 'joueur est sur la liste', 'joueurs sont sur la liste')}, et une équipe en protège au plus ${most}.`,
    fix: `Retirez-en ${players - most} de la liste.`,
  }),
  nothingToProtect: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» ne permet pas de prendre les joueurs des autres équipes.`,
    fix: 'Protégez des joueurs pour un repêchage de maraudage, au ballottage ou d’expansion.',
  }),
  'forbidden.protect': () => ({
    message: 'Seul le DG d’une équipe peut voir et choisir les joueurs qu’elle protège.',
    fix: 'Ouvrez la liste de votre propre équipe.',
  }),
  'wrongDraftStatus.protect': () => ({
    message: 'Le repêchage a commencé\u00A0: les joueurs qu’une équipe protège ne changent plus.',
    fix: 'Consultez les joueurs disponibles dans la salle de repêchage.',
  }),
  'playerMoved.gone': () => ({
    message: 'Ce joueur n’est plus dans la formation active de cette équipe.',
    fix: OTHER_PLAYER,
  }),
  noSuchDraft: ({ type }) => ({
    message: `Cette ligue n’a pas de ${draftName(type)}.`,
    fix: isOptional(type)
      ? 'Fixez le nombre de rondes de ce repêchage dans les réglages de la ligue.'
      : 'Activez le repêchage des recrues dans les réglages de la ligue, ou créez un repêchage général.',
  }),
  draftExists: ({ type, season }) => ({
    message: `Le ${draftName(type)} ${season} existe déjà.`,
    fix: 'Ouvrez-le dans la salle de repêchage.',
  }),
  keepersOpen: () => ({
    message:
      'Des joueurs protégés coûtent des choix de ce repêchage, et on ne saura lesquels qu’une fois les listes de protection verrouillées.',
    fix: 'Créez le repêchage après la date limite des listes.',
  }),
  'orderIncomplete.one': ({ teams }) => ({
    message: `Chacune des ${countOf(teams, 'équipe')} doit figurer une seule fois dans l’ordre.`,
    fix: 'Inscrivez chaque équipe une fois.',
  }),
  'orderIncomplete.rounds': ({ rounds, teams }) => ({
    message: `Chacune des ${countOf(teams, 'équipe')} doit figurer une fois dans chacune des ${countOf(rounds, 'ronde')}.`,
    fix: 'Inscrivez chaque équipe une fois par ronde. Répétez-la seulement pour un choix compensatoire.',
  }),
  noStandings: ({ season }) => ({
    message: `Il n’y a pas de classement pour ${season}\u00A0: aucune équipe n’a de points cette saison-là.`,
    fix: OWN_ORDER,
  }),
  'noStandings.newTeams': () => ({
    message: 'Les équipes qui participent à ce repêchage sont nouvelles\u00A0: aucun classement ne donne leur ordre.',
    fix: OWN_ORDER,
  }),
  noLottery: () => ({
    message: 'Cette ligue n’a pas de loterie du repêchage.',
    fix: 'Fixez le nombre d’équipes de la loterie dans les réglages de la ligue, ou prenez l’ordre du classement.',
  }),
  frozen: () => ({
    message: 'Ce choix est promis dans un échange accepté.',
    fix: 'Attendez que l’échange soit réglé, ou mettez-y votre veto.',
  }),
  'forbidden.noLonger': () => ({
    message: 'Vous n’avez plus la permission de le faire dans cette ligue.',
    fix: 'Rechargez la page.',
  }),
  tryAgain: () => ({ message: 'Le repêchage avance trop vite.', fix: 'Réessayez.' }),
  'wrongPhase.season': (other) => ({
    message: otherSeason(other),
    fix: `Supprimez-le, puis créez le repêchage de ${other.present}.`,
  }),
  'wrongDraftStatus.ended': () => ({ message: 'Ce repêchage est terminé.', fix: 'Consultez les résultats.' }),
  roundUnknown: ({ round, rounds }) => ({
    message: `Un souhait attend la ${feminineOrdinal(round)} ronde, mais ce repêchage en compte ${rounds}.`,
    fix: `Faites-le attendre la ${feminineOrdinal(rounds)} ronde ou une ronde précédente.`,
  }),
  picksNotTradable: ({ dynasty }) => ({
    message: 'Cette ligue ne permet pas d’échanger les choix de repêchage.',
    fix: dynasty ? 'Demandez au commissaire de le permettre.' : 'Utilisez le choix.',
  }),
  playerUnknown: ({ id }) => ({
    message: `Le joueur ${id} n’existe pas.`,
    fix: 'Choisissez dans la liste les joueurs de votre file.',
  }),
  'forbidden.queue': () => ({
    message: 'Seul le DG d’une équipe a accès à sa file.',
    fix: 'Ouvrez la file de votre propre équipe.',
  }),
  'somethingFollowed.season': ({ draft, present }) =>
    closed(draft, `la ligue en est maintenant à la saison ${present}.`),
  'somethingFollowed.phase': ({ draft, phase }) => closed(draft, `la ligue a changé d’étape (${phaseName(phase)}).`),
  'somethingFollowed.draft': ({ draft, later }) =>
    closed(draft, `le repêchage «\u00A0${later}\u00A0» a commencé depuis.`),
  'somethingFollowed.move': ({ draft, team, player }) =>
    closed(draft, `la formation de l’équipe ${team} a changé depuis (${player}).`),
  'somethingFollowed.pick': ({ draft, round, team }) =>
    closed(draft, `le choix de ${feminineOrdinal(round)} ronde de l’équipe ${team} a été échangé depuis.`),
  'somethingFollowed.trade': ({ draft, player }) => closed(draft, `un échange accepté depuis promet ${player}.`),
  'somethingFollowed.retention': ({ draft, player }) =>
    closed(draft, `le salaire retenu pour ce joueur a changé depuis (${player}).`),
  'playerTaken.held': ({ player, holder }) => ({
    message: `${player} fait partie de l’équipe ${holder}.`,
    fix: OTHER_PLAYER,
  }),
  onWaivers: ({ player, until, timeZone }) => ({
    message: `${player} est au ballottage jusqu’au ${fr.moment(until, timeZone)}.`,
    fix: 'Choisissez un autre joueur, ou laissez l’équipe réclamer celui-ci.',
  }),
  'forbidden.commissioner': () => ({
    message: 'Seul le commissaire peut le faire.',
    fix: 'Demandez à votre commissaire.',
  }),
  'wrongDraftStatus.pool': () => ({
    message: 'Les joueurs disponibles ne changent plus une fois le repêchage commencé.',
    fix: 'Décidez qui est une recrue avant le repêchage.',
  }),
  'wrongDraftStatus.history': () => ({
    message: 'Un repêchage qui a commencé reste dans l’historique.',
    fix: 'Mettez-y plutôt fin.',
  }),
  'wrongDraftStatus.begun': () => ({
    message: 'Le repêchage a commencé entre-temps.',
    fix: 'Rechargez la page.',
  }),
  'playerTaken.meanwhile': () => ({
    message: 'Ce joueur appartient déjà à une équipe de la ligue.',
    fix: OTHER_PLAYER,
  }),
  'playerMoved.undo': () => ({
    message: 'Un joueur lié à ce choix a été déplacé depuis\u00A0: impossible d’annuler le choix.',
    fix: 'Annulez d’abord ce mouvement.',
  }),
  'wrongPhase.begin': ({ phase }) => ({
    message: `${stage(phase)} Un repêchage a lieu à l’étape des repêchages.`,
    fix:
      phase === 'protection'
        ? 'Faites passer la ligue aux repêchages annuels une fois les listes verrouillées.'
        : 'Faites passer la ligue à l’étape des repêchages dans le bureau du commissaire.',
  }),
  'wrongPhase.replace': ({ phase }) => ({
    message: `${stage(phase)} On peut remplacer les choix jusqu’à la fin de la saison.`,
    fix: BY_MOVES,
  }),
  'wrongPhase.replaceSeason': (other) => ({ message: otherSeason(other), fix: BY_MOVES }),
  'playerMoved.dropped': ({ player }) => ({
    message: `${player} n’appartient plus à aucune équipe\u00A0: le joueur a été libéré depuis.`,
    fix: BY_MOVES,
  }),
  'playerMoved.elsewhere': ({ player, team }) => ({
    message: `${player} fait maintenant partie de l’équipe ${team}.`,
    fix: BY_MOVES,
  }),
  'playerMoved.left': ({ player, team }) => ({
    message: `${player} a quitté l’équipe ${team} après le repêchage et y est maintenant de retour.`,
    fix: BY_MOVES,
  }),
};
