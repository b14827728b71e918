export const peopleOfTeam = ({ team }: { team: string }) => `People of ${team}`;
export const rightsHint =
  'Co-managers do everything for the team that its manager does: line-ups, moves, trades, drafts and votes. The team has one vote, and the last one counts. The manager invites and removes them.';
export const loadingPeople = 'Loading the people of the team';
export const manager = 'Manager';
export const coManager = 'Co-manager';
export const you = 'You';
export const actionsFor = ({ person }: { person: string }) => `Actions for ${person}`;
export const moreFor = ({ person }: { person: string }) => `More for ${person}`;
export const handOver = 'Hand the team over';
export const handOverQuestion = ({ person, team }: { person: string; team: string }) =>
  `Hand ${team} over to ${person}?`;
export const handOverHint = ({ person }: { person: string }) =>
  `${person} becomes the manager and you become a co-manager. Only ${person} can give the team back.`;
export const handedOver = ({ person, team }: { person: string; team: string }) => `${person} now manages ${team}`;
export const keepTeam = 'Keep the team';
export const remove = 'Remove from the team';
export const removeQuestion = ({ person }: { person: string }) => `Remove ${person}?`;
export const removeHint = 'They lose access to the team at once, and to the league unless they are a commissioner.';
export const removed = ({ person }: { person: string }) => `${person} is no longer a co-manager`;
export const keep = 'Keep';
export const openInvitation = 'Open invitation';
export const anyoneWithLink = 'Anyone with the link';
export const ends = ({ time }: { time: string }) => `Ends ${time}`;
export const copyLink = 'Copy link';
export const linkCopied = 'Invitation link copied';
export const linkNotCopied = 'The browser did not copy the link';
export const copyByHand = 'Open the invitation on another device, or allow this page to use the clipboard.';
export const revokeOf = ({ person }: { person: string }) => `Revoke the invitation: ${person}`;
export const revoking = 'Revoking…';
export const revoked = 'Invitation revoked';
export const inviteCoManager = 'Invite a co-manager';
export const emailOptional = 'Email (optional)';
export const emailHint = 'Without an address you get a link to pass on. It works once, for 14 days.';
export const sendInvitation = 'Send invitation';
export const createLink = 'Create link';
export const invited = 'Invitation sent';
export const linkMade = 'Link created. Copy it from the list.';
export const full = ({ most }: { most: number }) =>
  `A team has at most ${most} people, open invitations included. Remove a co-manager or revoke an invitation to invite another.`;
export const leave = 'Leave team and league';
export const close = 'Close';
