import { StandardSchemaValidationPipe } from '@nestjs/common';
import { messageOf } from '@crease/core/messages/messages.js';
import { z } from 'zod';
import { refusal } from '../platform.refusals.js';
import { RefusalError } from '../refusal.error.js';

const MOST_NAMED = 5;
const NAME_LENGTH = 40;

/** Messages for schemas without their own; zod's default wording is for programmers. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  switch (code) {
    case 'invalid_type':
      return input === undefined || input === null ? messageOf('required') : messageOf('wrongKind');
    case 'too_small':
      return messageOf('tooLittle');
    case 'too_big':
      return messageOf('tooMuch');
    case 'invalid_value':
      return messageOf('notAChoice');
    case 'unrecognized_keys':
      return messageOf('unknownFields', {
        fields: issue.keys.slice(0, MOST_NAMED).map((key) => key.slice(0, NAME_LENGTH)),
      });
    default:
      return messageOf('notValid');
  }
}

class Validation extends StandardSchemaValidationPipe {
  /**
   * Nest's version walks through the whole body, up to a tenth of a second. It is not needed: the parser refuses a
   * prototype key, and schemas keep only known fields.
   */
  protected override stripProtoKeys(): void {}
}

export function validation(): StandardSchemaValidationPipe {
  z.config({ customError: (issue) => plainWords(issue) });
  return new Validation({
    exceptionFactory: (issues) => {
      const fields: Record<string, string> = {};
      for (const { path = [], message } of issues) {
        const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body';
        fields[field] ??= message;
      }
      const [field, words] = Object.entries(fields)[0] ?? ['body', null];
      return new RefusalError(refusal('invalid', { kind: 'invalid', figures: { words }, field, fields }));
    },
  });
}
