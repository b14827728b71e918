import { messageWords } from '@crease/core/messages/messages.js';
import { z } from 'zod';
import { leagueOfScope, type TokenScope } from '@crease/core/auth/tokens/token.rules.js';
import type { RefusalBody } from '../platform/http/refusal.filter.js';
import { answerTo, CODE, errorTo, toolCallSchema, type MessageId } from './mcp.protocol.js';
import { TOOLS } from './mcp.tools.js';
import type { Tool } from './mcp.tool.js';

/** The tool of a message with its arguments, or an answer that says what is wrong. */
export function readCall(
  id: MessageId,
  params: object,
  scopes: readonly TokenScope[],
): { readonly tool: Tool; readonly given: Readonly<Record<string, string>> } | { readonly wrong: object } {
  const wrong = (message: string) => ({ wrong: errorTo(id, CODE.params, message) });
  const call = toolCallSchema.safeParse(params);
  if (!call.success) return wrong('Name the tool, and give its arguments as texts, numbers or switches.');
  const tool = TOOLS.find(({ name }) => name === call.data.name);
  if (!tool) return wrong(`There is no tool ${call.data.name}. tools/list names all.`);
  const names = Object.keys(tool.input.shape);
  const unknown = Object.keys(call.data.arguments).filter((name) => !names.includes(name));
  if (unknown.length > 0) return wrong(`${tool.name} has no ${unknown.join(', ')}. It takes ${names.join(', ')}.`);
  const given = argumentsOf(call.data.arguments, scopes);
  const checked = tool.input.safeParse(given);
  if (!checked.success) {
    const issues = checked.error.issues.map(({ path, message }) => ({ path, message: messageWords(message) }));
    return { wrong: answerTo(id, failed(z.prettifyError({ issues }))) };
  }
  const missing = missingOf(tool, given);
  return missing === null ? { tool, given } : { wrong: answerTo(id, failed(missing)) };
}

export const textOf = (text: string) => ({ type: 'text', text });
export const failed = (text: string, structuredContent?: object) => ({
  isError: true,
  content: [textOf(text)],
  ...(structuredContent ? { structuredContent } : {}),
});

export function wordsOf({ refusal, fields }: RefusalBody): string {
  const more = Object.entries(fields ?? {}).map(([field, words]) => `${field}: ${words}`);
  return [refusal.message, refusal.fix, ...more].filter((part) => part !== undefined).join(' ');
}

/** Arguments as texts. A token of a single league needs no `league_id`. */
function argumentsOf(
  given: Readonly<Record<string, string | number | boolean | null>>,
  scopes: readonly TokenScope[],
): Record<string, string> {
  const leagues = scopes.flatMap((scope) => leagueOfScope(scope) ?? []);
  const [league] = leagues;
  return {
    ...(leagues.length === 1 && league !== undefined && !scopes.includes('leagues') ? { league_id: league } : {}),
    ...Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
  };
}

const missingOf = ({ call }: Tool, given: Readonly<Record<string, string>>): string | null =>
  call.includes(':league_id') && given.league_id === undefined
    ? 'Name the league_id. my_leagues lists the leagues of the user.'
    : null;

export function addressOf({ call, query }: Tool, given: Readonly<Record<string, string>>): string {
  const path = call
    .replace('GET ', '/api')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const asked = Object.fromEntries(Object.entries(given).filter(([name]) => query.includes(name)));
  return `${path}?${new URLSearchParams(asked).toString()}`;
}
