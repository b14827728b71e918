export const backToHome = 'Back to home';
export const lastUpdated = ({ day }: { day: string }) => `Last updated: ${day}`;
export const addressInInvitationMail = 'the address in the mail that invited you';

export const privacyPolicy = 'Privacy Policy';
export const informationWeCollect = 'Information We Collect';
export const accountDataWeStore =
  'When you create an account we store your username, first and last name, email address and, if you upload one, your picture. Your password is stored only as a hash that cannot be turned back into the password.';
export const playDataWeStore =
  'When you play we store what your leagues are made of: teams, rosters, picks, trades, protection sheets, messages in draft rooms, and a log of who did what and when. For each session we keep its time, the kind of browser and the network address, so that you and we can recognise a session that is not yours.';
export const cookiesWeSet =
  'This site sets a cookie that keeps you signed in and, when you choose a language, one that remembers it. It keeps your display preferences in your browser. It uses no advertising and no third-party tracking.';
export const howWeUseInformation = 'How We Use Your Information';
export const useForLeagues =
  'We use it to run your leagues: to show your team to the other managers, to check moves against the rules, and to keep the log that everybody in a league can rely on.';
export const useForMessagesAndSafety =
  'We use your email address for the messages you expect, such as invitations, trade offers and draft reminders. We use session data to protect accounts against misuse. We do not use your information for anything else.';
export const informationSharing = 'Information Sharing';
export const whatMembersSee =
  'Members of your leagues see your name, username, picture, team and your actions in that league. Your email address is visible only to you and, for invitations they sent themselves, to the commissioners and managers who sent them.';
export const noSaleOfInformation =
  'We do not sell or rent personal information. We share it outside the service only where the law obliges us to.';
export const contact = 'Contact';

export const termsAndConditions = 'Terms and Conditions';
export const acceptanceOfTerms = 'Acceptance of Terms';
export const agreementToTerms =
  'By creating an account or using Crease you agree to these terms. If you do not agree with them, do not use the service. When the terms change, we say so on this page; using the service afterwards means that you accept the change.';
export const useLicense = 'Use License';
export const permittedUse =
  'You may use Crease to run and play fantasy hockey leagues for your own enjoyment. You may not copy or resell the service, collect its data by automated means, try to get around its security, or disturb the play of others.';
export const noWarrantyOfPlayerData =
  'Player names, contracts and statistics are shown for information. They may contain mistakes. Crease is not affiliated with or endorsed by the National Hockey League, its clubs or its players.';
export const userAccounts = 'User Accounts';
export const accountDuties =
  'Give true details when you sign up, keep your password to yourself, and tell us when you believe that somebody else has used your account. You are responsible for what is done with it. We may disable an account that is used against these terms.';
export const leagueParticipation = 'League Participation';
export const commissionerRunsLeague =
  'Each league is run by its commissioner, who sets its rules, invites its managers and may override a rule with a public reason. Settle disputes within a league with its commissioner first.';
export const fairPlay =
  'Treat other managers fairly. Collusion, running several teams in one league without its consent, and abusive messages can end your participation. Crease takes no stakes and pays no prizes; arrangements between members are their own affair.';
export const privacyQuestions = ({ address }: { address: string }) =>
  `To see, correct or delete what we hold about you, or to ask anything about this policy, write to ${address}.`;
export const termsQuestions = ({ address }: { address: string }) => `Questions about these terms go to ${address}.`;
