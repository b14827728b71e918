import { many } from '@crease/core/text.rules.js';

export const inviteManagers = ({ count }: { count: number }) =>
  count === 0 ? 'Invite managers' : `Invite ${many(count, 'manager')}`;
export const leagueLink = 'League link';
export const linkHint = ({ time }: { time: string }) =>
  `Post it in your group chat: each person takes an open team. It works until ${time}.`;
export const leagueLinkCopied = 'League link copied';
export const linkCopiedHint = ({ count }: { count: number }) =>
  `It invites to ${count === 1 ? 'the open team' : `all ${count} open teams`}.`;
export const copyLink = 'Copy link';
export const shareLink = 'Share';
export const shareText = ({ league }: { league: string }) => `Take a team in ${league}:`;
export const moreForLink = 'More for the league link';
export const replaceLink = 'Replace link';
export const linkReplaced = 'The earlier link no longer works';
export const closeLink = 'Close link';
export const linkClosed = 'Link closed. People who have it can’t join any more.';
export const linkIsClosed = 'The league link is closed. People who have it can’t join.';
export const linkIsExpired = 'The league link is out of date.';
export const makeLink = 'Make a new link';
export const makingLink = 'Making the league link';
export const replacing = 'Replacing…';
export const closing = 'Closing…';
export const emailAddresses = 'Email addresses';
export const emailAddressesHint = 'Separate them with commas, spaces or lines. Each person is invited to a team.';
export const keptHint = 'This site sends no mail. The invitations wait under Channels, where you can pass them on.';
export const notAnAddress = ({ text }: { text: string }) => `${text} is not an email address.`;
export const tooMany = ({ count, open }: { count: number; open: number }) =>
  `${many(count, 'address', 'addresses')}, but ${open === 0 ? 'no team is' : open === 1 ? '1 team is' : `${open} teams are`} open without an invitation.`;
export const sendInvitations = ({ count }: { count: number }) =>
  count === 0 ? 'Send invitations' : `Send ${many(count, 'invitation')}`;
export const invitedToTeam = ({ team }: { team: string }) => `Invited to ${team}`;
export const invitedAlready = 'Invited already';
export const sentInvitations = 'Invitations';
export const notJoined = ({ count }: { count: number }) => `Not joined yet (${count})`;
export const allJoined = 'All teams have a manager.';
export const invitedUntil = ({ person, time }: { person: string; time: string }) => `${person}, until ${time}`;
export const openToLink = 'Open to everyone with the league link';
export const openTeams = ({ count }: { count: number }) => `${count} teams are open to everyone with the league link`;
export const noInvitation = 'No invitation';
export const teamsNotInvited = ({ count }: { count: number }) => `${count} teams have no invitation`;
export const anyoneWithLink = 'Anyone with the team’s link';
export const done = 'Done';
