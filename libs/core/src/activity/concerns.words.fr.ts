import { isDay } from '../calendar.js';
import type { DraftType } from '../draft-type.js';
import { countOf, de, listOf, pluralOf } from '../french/grammar.js';
import { draftName } from '../french/hockey.js';
import { localeOf } from '../locale.js';
import type { Translation } from '../words.js';
import type { Concern } from './concerns.answers.js';
import type * as en from './concerns.words.en.js';
import type { ConcernWords, Says } from './concerns.words.js';

const list = (names: readonly string[]): string =>
  names.length <= 3 ? listOf(names) : `${names.slice(0, 2).join(', ')} et ${names.length - 2} autres`;
const theseWords = (count: number): string => pluralOf(count, 'ce joueur', 'ces joueurs');
const says = (title: string, detail: string, act: string): ConcernWords => ({ title, detail, act });

const GO_ON: Readonly<Record<string, ConcernWords>> = {
  'in-season': says(
    'Les matchs de la saison sont terminés',
    'Mettez fin à la saison quand vous voudrez\u00A0: le classement deviendra définitif.',
    'Terminer la saison',
  ),
  offseason: says('L’étape suivante peut commencer', 'Tout est prêt\u00A0: continuez quand vous voulez.', 'Continuer'),
  protection: says(
    'Les repêchages peuvent commencer',
    'Les listes sont publiées. Passez aux repêchages quand vous voulez.',
    'Continuer',
  ),
};

const WORDS: Readonly<Record<Concern['kind'], Says>> = {
  'draft-on': ({ first }) => says(`${first}\u00A0: en cours`, 'Les équipes font leurs choix.', 'Entrer dans la salle'),
  'draft-paused': ({ first }, commissioner) =>
    says(
      `${first}\u00A0: en pause`,
      commissioner ? 'Reprenez-le dans la salle.' : 'Il continuera quand le commissaire le reprendra.',
      'Entrer dans la salle',
    ),
  'draft-lobby': ({ first, at }, commissioner) =>
    at === null
      ? says(
          `${first}\u00A0: la salle d’attente est ouverte`,
          commissioner
            ? 'Choisissez une date, fixez l’ordre, et commencez quand tout le monde sera là.'
            : 'Préparez votre file en attendant le début.',
          'Ouvrir la salle d’attente',
        )
      : says(
          first,
          commissioner
            ? 'Commencez-le quand tout le monde sera là.'
            : 'Confirmez votre présence dans la salle d’attente.',
          'Ouvrir la salle d’attente',
        ),
  'draft-missing': ({ first }, commissioner) =>
    says(
      `Prochain repêchage\u00A0: ${draftName(first as DraftType)}`,
      commissioner ? 'Créez-le dans la salle de repêchage.' : 'D’ici là, essayez un repêchage simulé.',
      'Aller au repêchage',
    ),
  'drafts-over': (_, commissioner) =>
    says(
      'Les repêchages sont terminés',
      commissioner
        ? 'La saison pourra commencer quand chaque équipe sera prête.'
        : 'La saison commencera quand le commissaire la lancera.',
      'Voir les résultats',
    ),
  'set-up': () => says('Mettez la ligue en place', 'Invitez vos DG et créez le repêchage.', 'Continuer'),
  'being-set-up': () =>
    says('La ligue se met en place', 'En attendant son repêchage, essayez un repêchage simulé.', 'Aller au repêchage'),
  'name-team': ({ first }) =>
    says('Donnez un nom à votre équipe', `Elle s’appelle encore ${first}.`, 'Aller à mon équipe'),
  offers: ({ count, first, names }) =>
    count === 1
      ? says(`L’équipe ${first} vous offre un échange`, 'L’offre attend votre réponse.', 'Répondre')
      : says(
          `${countOf(count, 'offre')} d’échange attendent votre réponse`,
          `Équipes\u00A0: ${list([...new Set(names)])}.`,
          'Voir les offres',
        ),
  'trade-deadline': () =>
    says(
      'La date limite des échanges approche',
      'Ensuite, aucun échange ne pourra être conclu avant la fin de la saison.',
      'Voir les échanges',
    ),
  polls: ({ count, first }) =>
    count === 1
      ? says('Un sondage attend votre vote', first, 'Voter')
      : says(`${countOf(count, 'sondage')} attendent votre vote`, 'Ils sont sur le babillard.', 'Voir les sondages'),
  reviews: ({ count, names }) =>
    count === 1
      ? says('Un échange est en révision', `${list(names)}.`, 'Voir l’échange')
      : says(
          `${countOf(count, 'échange')} sont en révision`,
          'Ils seront exécutés à la fin de la révision.',
          'Voir les échanges',
        ),
  team: ({ text }) => says(text ?? '', 'Avant le début de la saison.', 'Aller à mon équipe'),
  'leave-ir': ({ count, first, names, text }) =>
    says(
      `${count === 1 ? first : countOf(count, 'joueur')} ${pluralOf(count, 'doit', 'doivent')} quitter la liste des blessés`,
      text === null
        ? count === 1
          ? 'Ce joueur est rétabli\u00A0: activez-le ou libérez-le.'
          : `${list(names)} sont en santé.`
        : `${count === 1 ? '' : `${list(names)}. `}Le délai est écoulé\u00A0: activez ou libérez ${pluralOf(count, 'ce joueur. En attendant, il compte comme actif', 'ces joueurs. En attendant, ils comptent comme actifs')}.`,
      'Aller à mon équipe',
    ),
  'to-ir': ({ count, first, names }) =>
    count === 1
      ? says(
          `${first} peut aller sur la liste des blessés`,
          'Vous libéreriez ainsi une place dans votre formation.',
          'Aller à mon équipe',
        )
      : says(
          `${countOf(count, 'joueur')} peuvent aller sur la liste des blessés`,
          `${list(names)}.`,
          'Aller à mon équipe',
        ),
  'call-ups': ({ count, first, names, at }) =>
    says(
      `${count === 1 ? first : countOf(count, 'joueur')} ${pluralOf(count, 'doit', 'doivent')} quitter la banque d’espoirs`,
      `${count === 1 ? '' : `${list(names)}. `}${at === null ? `Le délai est écoulé\u00A0: rappelez, échangez ou libérez maintenant ${theseWords(count)}.` : `Rappelez, échangez ou libérez ${theseWords(count)} d’ici là.`}`,
      'Aller à mon équipe',
    ),
  'sign-players': ({ count, first, names }) =>
    says(
      count === 1
        ? `Choisissez la durée du contrat ${de(first)}`
        : `Vous avez ${countOf(count, 'nouveau joueur', 'nouveaux joueurs')} à mettre sous contrat`,
      `${count === 1 ? '' : `${list(names)}. `}Si vous ne choisissez pas, le contrat aura la durée la plus courte.`,
      'Signer',
    ),
  'contracts-end': ({ count, first, names }) =>
    says(
      count === 1 ? `${first} quittera votre équipe` : `${countOf(count, 'joueur')} quitteront votre équipe`,
      `${count === 1 ? 'Son contrat prend' : `${list(names)}\u00A0: leurs contrats prennent`} fin avant la prochaine saison. ${count === 1 ? 'Échangez ce joueur' : 'Échangez-les'} d’ici là.`,
      'Aller à mon équipe',
    ),
  'match-offers': ({ count, first, names }) =>
    says(
      count === 1
        ? `Égalez l’offre pour ${first}, ou laissez partir le joueur`
        : `Vous avez ${countOf(count, 'autonome')} avec compensation à garder ou à laisser partir`,
      `${count === 1 ? '' : `${list(names)}. `}Si vous ne répondez pas à temps, ${theseWords(count)} ${pluralOf(count, 'quittera', 'quitteront')} votre équipe.`,
      'Décider',
    ),
  'free-agency': ({ count }) =>
    says(
      `${countOf(count, 'autonome')} sans compensation ${pluralOf(count, 'peut être mis', 'peuvent être mis')} à l’encan`,
      'Votre mise ouvrira un encan. Les encans en cours seront menés à terme.',
      'Voir les joueurs',
    ),
  'goalie-games': ({ count, text }) =>
    says(
      `Vos gardiens ont joué ${countOf(Number(text) - count, 'match', 'matchs')} sur ${text}`,
      `Il leur en faut encore ${localeOf('fr').number(count)} d’ici la fin de la saison, sinon les matchs manquants vous coûteront des points au classement final.`,
      'Voir le classement',
    ),
  lineup: ({ count, first, names, text }) => {
    const empty = count - names.length;
    const title =
      names.length === 0
        ? `${countOf(empty, 'place')} ${pluralOf(empty, 'vide', 'vides')} dans votre alignement`
        : empty > 0
          ? `${countOf(count, 'place')} de votre alignement ne rapportent rien`
          : count === 1
            ? `${first} est dans votre alignement, mais ne joue pas`
            : `${countOf(count, 'joueur')} de votre alignement ne jouent pas`;
    return says(
      title,
      `${text !== null && isDay(text) ? `Le ${localeOf('fr').day(text)}` : 'Prochain alignement'}${count > 1 && names.length > 0 ? `\u00A0: ${list(names)}` : ''}.`,
      'Faire l’alignement',
    );
  },
  'fa-picks': ({ count }) =>
    says(
      `${countOf(count, 'choix d’autonome', 'choix d’autonome')} à utiliser`,
      'Les choix inutilisés expirent.',
      'Trouver un joueur',
    ),
  claims: ({ count, first, names }) =>
    count === 1
      ? says(`Vous avez réclamé ${first}`, 'La décision viendra à la fin du ballottage.', 'Voir la réclamation')
      : says(`Vous avez réclamé ${countOf(count, 'joueur')}`, `${list(names)}.`, 'Voir les réclamations'),
  sheet: () =>
    says(
      'Enregistrez votre liste de protection',
      'Les joueurs qui ne seront sur aucune liste iront au repêchage général.',
      'Faire ma liste',
    ),
  'protect-players': ({ count, first }) =>
    says(
      `${first}\u00A0: encore ${countOf(count, 'joueur')} à protéger`,
      'Vos joueurs les mieux classés occuperont les places laissées vides. Les autres équipes pourront prendre vos autres joueurs.',
      'Choisir des joueurs',
    ),
  'sheet-saved': () =>
    says(
      'Votre liste de protection est enregistrée',
      'Vous pouvez la changer jusqu’à la date limite.',
      'Voir ma liste',
    ),
  'sheets-open': () =>
    says(
      'Les DG font leurs listes de protection',
      'Les joueurs qui ne seront sur aucune liste iront au repêchage général.',
      'Voir les listes',
    ),
  'sheets-published': () =>
    says('Les listes de protection sont publiées', 'Les repêchages viennent ensuite.', 'Voir qui est protégé'),
  conditions: ({ count }) =>
    says(
      count === 1
        ? 'Vous avez une condition d’échange à trancher'
        : `Vous avez ${countOf(count, 'condition')} d’échange à trancher`,
      count === 1 ? 'Décidez si elle est remplie.' : 'Décidez lesquelles sont remplies.',
      'Décider',
    ),
  'no-manager': ({ count }) => says(`${countOf(count, 'équipe')} sans DG`, 'Invitez un DG.', 'Inviter'),
  'ties-wait': ({ count, first }) =>
    count === 1
      ? says('Vous avez une égalité en séries à trancher', first, 'Décider')
      : says(
          `Vous avez ${countOf(count, 'égalité')} en séries à trancher`,
          'Les équipes les mieux classées gagneront si vous ne décidez pas.',
          'Décider',
        ),
  'sheets-missing': ({ count }) =>
    says(
      `${countOf(count, 'équipe')} sans liste de protection enregistrée`,
      'À la date limite, une liste sera faite automatiquement pour chaque équipe qui n’en a pas.',
      'Voir lesquelles',
    ),
  'teams-todo': ({ count }) =>
    says(
      `${countOf(count, 'autre équipe a', 'autres équipes ont')} quelque chose à faire avant la saison`,
      'Chacune le voit sur sa page d’accueil.',
      'Voir lesquelles',
    ),
  'go-on': ({ text }) =>
    GO_ON[text ?? ''] ??
    says('La saison peut commencer', 'Les repêchages sont terminés et chaque équipe est prête.', 'Commencer la saison'),
};

export const concernWords: Translation<typeof en.concernWords> = ({ kind, ...figures }, commissioner) =>
  WORDS[kind]({ ...figures, first: figures.names[0] ?? '' }, commissioner);
