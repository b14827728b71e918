import { many } from '@crease/core/text.rules.js';

export const pageTitle = 'Try a draft';
export const draftName = 'Try a draft';
export const yourTeam = 'Your team';
export const harborLights = 'Harbor Lights';
export const northShore = 'North Shore';
export const ironRange = 'Iron Range';
export const polarLine = 'Polar Line';
export const crossbarChoir = 'Crossbar Choir';
export const blueLineBandits = 'Blue Line Bandits';
export const openIce = 'Open Ice';

export const playersNotLoaded = 'The players could not be loaded.';
export const notInThisDraft = 'This is not part of the draft that you try.';
export const signUpFix = 'Sign up to do this in a league of yours.';

export const draftDone = 'Your draft is done.';
export const recapFigures = ({ players, spent, cap }: { players: number; spent: string; cap: string }) =>
  `You drafted ${many(players, 'player')} for ${spent} of ${cap}.`;
export const placeByValue = ({ place, teams }: { place: number; teams: number }) =>
  `By the value of your picks you are number ${place} of ${teams}.`;
export const signUpForLeague = 'Sign up to run this with your league';
export const newLeague = 'Create a league';
export const draftAgain = 'Draft again';
export const backToStart = 'Back to the start page';
export const nothingIsSaved = 'This draft will not be saved.';
export const myTeam = 'My team';
export const recap = 'Recap';
