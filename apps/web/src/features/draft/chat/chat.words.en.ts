export const pickAndTeam = ({ overall, team }: { overall: number; team: string }) => `Pick ${overall} · ${team}`;

export const peopleHere = ({ count }: { count: number }) => `${count} here`;
export const notConnected = 'Not connected';
export const whoIsHere = 'Who is here';
export const watching = 'watching';
export const picks = 'Picks';
export const hidePicks = 'Hide the picks here';
export const showPicks = 'Show the picks here';
export const chatNotLoaded = 'The chat could not be loaded.';
export const noMessagesYet = 'No messages yet';
export const everyoneReadsChat = 'Everyone in the room can read the chat.';
export const chat = 'Chat';
export const showEarlier = 'Show earlier';
export const you = 'You';
export const message = 'Message';
export const saySomething = 'Say something';
export const waitingForConnection = 'Waiting for the connection';
export const sendMessage = 'Send message';
