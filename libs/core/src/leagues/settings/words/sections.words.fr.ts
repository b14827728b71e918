import type { SectionWords, SettingSection } from '../../setting.model.js';

/** Sections of the settings form, with what a tip says about them. */
export const SECTION_WORDS: Readonly<Record<SettingSection, SectionWords>> = {
  general: {
    title: 'Général',
    tip:
      'Ces réglages disent combien d’équipes jouent, et ce que chacune peut dépenser. Le plafond salarial tient compte de chaque joueur ' +
      'actif et du salaire que l’équipe retient.',
  },
  competition: {
    title: 'Compétition',
    tip:
      'On gagne la saison par les points de tous les matchs, ou par des duels où deux équipes s’affrontent ' +
      'chaque semaine et comparent leurs points ou leurs catégories. Des séries peuvent suivre.',
  },
  roster: {
    title: 'Formation',
    tip:
      'Ces réglages fixent le maximum de joueurs d’une équipe, le minimum par position en saison, et les places sur la liste des blessés. ' +
      'Les blessés ne comptent ni sur le plafond ni dans la formation.',
  },
  trading: {
    title: 'Échanges',
    tip: 'Ces réglages fixent le nombre de choix d’autonome par semaine, et ce qui peut être échangé. Un choix échangé reste valable pour la même semaine.',
  },
  calendar: {
    title: 'Calendrier de la saison',
    tip:
      'Ces réglages disent quand les échanges commencent et finissent, si les formations sont gelées en séries éliminatoires, combien ' +
      'd’ajouts et d’échanges une équipe peut faire dans une saison, et combien de matchs ses gardiens doivent y jouer.',
  },
  lineup: {
    title: 'Alignements',
    tip:
      'Sans alignements, chaque joueur actif rapporte des points. Avec eux, seuls ceux qui ont une place en rapportent; ' +
      'les autres sont des réservistes, dont les points sont affichés à part.',
  },
  draft: {
    title: 'Repêchage',
    tip: {
      dynasty:
        'Ce sont les rondes du repêchage général annuel, et celles du repêchage initial, qui remplit les formations une fois. Avec un ' +
        'repêchage des recrues, celles-ci sont repêchées à part et gardées dans une banque.',
      redraft: 'Ce sont les rondes du repêchage qui remplit les formations au début de chaque saison.',
    },
  },
  farm: {
    title: 'Banque d’espoirs',
    tip:
      'Ces réglages disent qui peut rester dans la banque, qui doit en être rappelé, et qui peut y être renvoyé. Une limite de 0 signifie ' +
      'qu’il n’y en a pas; il en faut au moins une pour décider qui est une recrue.',
  },
  retention: {
    title: 'Retenue de salaire',
    tip:
      'Une équipe qui échange un joueur peut continuer à payer une part de son salaire. Le pourcentage est la part ' +
      'maximale d’un contrat qui peut être retenue; l’autre limite est le nombre de contrats retenus à la fois.',
  },
  protection: {
    title: 'Listes de protection',
    tip:
      'Avant chaque nouvelle saison, une équipe dresse la liste de ses joueurs protégés\u00A0: en dollars, un noyau qui ' +
      'respecte la limite de protection et ces minimums, plus une réserve qui a son propre montant; par nombre, un ' +
      'nombre fixe de joueurs. ' +
      'Tous les autres vont au repêchage général.',
  },
  play: {
    title: 'Jeu',
    tip: 'Ces réglages peuvent changer en tout temps, sans effet sur ce qui s’est déjà passé.',
  },
};
