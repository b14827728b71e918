import { many } from '@crease/core/text.rules.js';

export const poll = 'Poll';
export const question = 'Question';
export const severalChoicesAllowed = 'Several choices may be taken';
export const whoVotes = 'Who votes';
export const eachTeam = 'Each team';
export const eachMember = 'Each member';
export const hiddenBallots = 'Hidden ballots';
export const hiddenBallotsHint =
  'Everyone sees who has voted, and no one ever sees the votes. The count is shown at the end.';
export const results = 'Results';
export const resultsAtEnd = 'At the end';
export const resultsAsItRuns = 'As it runs';
export const ends = 'Ends';
export const pollDeadlineHint = 'In your own time zone. Votes can be changed until this time.';
export const pollDeadlineSoonHint = 'At that moment the votes are counted.';
export const choiceNumber = ({ number }: { number: number }) => `Choice ${number}`;
export const removeChoiceNumber = ({ number }: { number: number }) => `Remove choice ${number}`;
export const addChoice = 'Add a choice';

export const postTooLong = ({ most }: { most: string }) => `A post has at most ${most} characters.`;
export const preview = 'Preview';
export const nothingWrittenYet = 'Nothing yet.';
export const view = 'View';
export const write = 'Write';
export const markdownHint = 'Markdown. @ names a manager or a team.';
export const names = 'Names';

export const newThread = 'New thread';
export const post = 'Post';
export const postWithPoll = 'Post with poll';
export const title = 'Title';
export const withPoll = 'With a poll';
export const withPollHint = 'The league votes until a deadline; the log shows the result.';

export const board = 'Board';
export const boardOfLeague = ({ league }: { league: string }) => `Discussions and polls of ${league}.`;
export const threads = 'Threads';
export const noThreadsYet = 'No threads yet';
export const noThreadsHint = 'Talk about trades, rules and last night’s game, or put a rule to the vote.';
export const showOlderThreads = 'Show older threads';
export const pinned = 'Pinned';
export const closed = 'Closed';
export const pollOver = 'Poll over';
export const noRepliesYet = 'No replies yet';
export const oneReply = '1 reply';
export const replies = ({ count }: { count: number }) => `${count} replies`;
export const newPostCount = ({ count }: { count: number }) => `${count} new`;

export const cancelled = 'Cancelled';
export const over = 'Over';
export const open = 'Open';
export const endEarly = 'End early';
export const endPollQuestion = 'End this poll now?';
export const endPollHint = 'The votes so far are counted, and voting closes.';
export const endPoll = 'End poll';
export const pollEnded = 'Poll ended';
export const cancelPoll = 'Cancel poll';
export const cancelPollQuestion = 'Cancel this poll?';
export const cancelPollHint = 'It has no result, and its votes are gone.';
export const pollCancelled = 'Poll cancelled';
export const eachTeamHasOneVote = 'Each team has one vote, given by its manager.';
export const eachMemberHasOneVote = 'Each member has one vote.';
export const votesBeingCounted = 'Its time is up. The votes are being counted.';
export const pollEndedAt = ({ moment }: { moment: string }) => `It ended ${moment}.`;
export const pollOpenUntil = ({ moment }: { moment: string }) => `Open until ${moment}.`;
export const countShownAtEnd = 'The count is shown at the end.';
export const voteCounted = 'Vote counted';
export const voteChanged = 'Vote changed';
export const chooseOneOrSeveral = 'Choose one or several';
export const aChoice = 'a choice';
export const chooseOne = 'Choose one';
export const vote = 'Vote';
export const changeVote = 'Change vote';
export const voteChangeableHint = 'You have voted. You can change it until the end.';
export const oneVote = '1 vote';
export const votes = ({ count }: { count: number }) => `${count} votes`;
export const yourVoteMark = '(your vote)';
export const mostVotes = 'Most';

export const postByAuthor = ({ number, author }: { number: number; author: string }) => `Post ${number} by ${author}`;
export const newMark = 'New';
export const edited = 'edited';
export const deletedByAuthor = 'Deleted by its author.';
export const postNumber = ({ number }: { number: number }) => `Post ${number}`;
export const actionsForPost = ({ number }: { number: number }) => `Actions for post ${number}`;
export const edit = 'Edit';
export const hideMenuItem = 'Hide…';
export const showAgainMenuItem = 'Show again…';
export const deleteMenuItem = 'Delete…';
export const deleteForGoodMenuItem = 'Delete for good…';
export const yourPost = 'Your post';
export const save = 'Save';
export const cancel = 'Cancel';
export const reactions = 'Reactions';
export const reactToPost = ({ number }: { number: number }) => `React to post ${number}`;
export const takeReactionBack = ({ reaction }: { reaction: string }) => `Remove: ${reaction}`;

export const reply = 'Reply';
export const replyWithPoll = 'Reply with poll';
export const addPoll = 'Add a poll';
export const withoutPoll = 'Without a poll';

export const unpin = 'Unpin';
export const pin = 'Pin';
export const reopenThread = 'Open again';
export const closeThread = 'Close thread';

export const hidePostQuestion = 'Hide this post?';
export const hidePostHint = 'Only commissioners can read it. It can be shown again.';
export const hide = 'Hide';
export const postHidden = 'Post hidden';
export const showPostAgainQuestion = 'Show this post again?';
export const showPostAgainHint = 'The whole league can read it.';
export const showAgain = 'Show again';
export const postShownAgain = 'Post shown again';
export const deletePostForGoodQuestion = 'Delete this post permanently?';
export const deletePostForGoodHint = 'Its text is deleted and cannot be restored.';
export const postDeleted = 'Post deleted';
export const threadDeleted = 'Thread deleted';
export const deleteYourPostQuestion = 'Delete your post?';
export const deleteYourPostHint =
  'Its text is deleted. Others still see that there was a post, unless your thread has no replies yet.';

export const loading = 'Loading';
export const threadIsGone = 'This thread is gone.';
export const onePost = '1 post';
export const posts = ({ count }: { count: number }) => `${count} posts`;
export const showEarlierPosts = 'Show earlier posts';
export const threadClosedToPosts = 'This thread is closed to new posts.';
export const teamsVoted = ({ count, eligible }: { count: number; eligible: number }) =>
  `${count} of ${eligible} teams voted`;
export const membersVoted = ({ count, eligible }: { count: number; eligible: number }) =>
  `${count} of ${eligible} members voted`;
export const cancelledBy = ({ person, reason }: { person: string | null; reason: string }) =>
  `Cancelled by ${person ?? 'a commissioner'}: ${reason}`;
export const endedEarlyBy = ({ person, reason }: { person: string | null; reason: string }) =>
  `Ended early by ${person ?? 'a commissioner'}: ${reason}`;
export const hiddenByCommissioner = ({ reason }: { reason: string }) => `Hidden by a commissioner: ${reason}`;
export const deletedByCommissioner = ({ reason }: { reason: string }) => `Deleted by a commissioner: ${reason}`;
export const reactionOf = ({ reaction, count, names }: { reaction: string; count: number; names: string }) =>
  `${reaction} ${count}: ${names}`;
export const namesOffered = ({ count, chosen }: { count: number; chosen: string }) =>
  `${many(count, 'name')}. ${chosen}`;
export const deletePost = 'Delete';
