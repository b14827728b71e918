import { z } from 'zod';
import { oneLine } from '../text.rules.js';
import { messageOf } from './messages.js';

export const reasonSchema = z
  .string(messageOf('giveReason'))
  .overwrite(oneLine)
  .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
  .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 }));
