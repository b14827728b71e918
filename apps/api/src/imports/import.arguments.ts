import { InvalidArgumentError } from 'commander';
import { CONFLICT_POLICIES, type ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import { currentClubCode } from '@crease/core/players/clubs.js';
import { isDay } from '@crease/core/calendar.js';
import { isSeason } from '@crease/core/season.js';

export function seasonArgument(value: string): string {
  if (!isSeason(value)) throw new InvalidArgumentError("A season is written like '2025-26'.");
  return value;
}

export function clubsArgument(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const code = currentClubCode(part);
      if (code === undefined) throw new InvalidArgumentError(`'${part}' is not the code of an NHL club.`);
      return code;
    });
}

export function dayArgument(value: string): string {
  if (!isDay(value)) throw new InvalidArgumentError("A day is written like '2025-11-20'.");
  return value;
}

export function conflictsArgument(value: string): ConflictPolicy {
  const policy = CONFLICT_POLICIES.find((one) => one === value);
  if (policy === undefined) throw new InvalidArgumentError(`It is one of ${CONFLICT_POLICIES.join(', ')}.`);
  return policy;
}

export function reportArgument(value: string): string {
  if (!/\.(?:json|csv)$/i.test(value)) throw new InvalidArgumentError('The report is a .json or a .csv file.');
  return value;
}
