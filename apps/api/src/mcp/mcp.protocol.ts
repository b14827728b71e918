import { z } from 'zod';

/*
 * The part of the Model Context Protocol for read-only tools: JSON-RPC 2.0, one message for each request, without
 * sessions and streams.
 */

/** Newest first. Earlier versions send several messages at once, which is not supported. */
export const VERSIONS = ['2025-11-25', '2025-06-18'] as const;
export const NEWEST = VERSIONS[0];

const idOf = z.union([z.string().max(200), z.number()]);
export type MessageId = z.infer<typeof idOf>;

export const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: idOf.optional(),
  /** Absent in a client's answer. */
  method: z.string().max(100).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
export type Message = z.infer<typeof messageSchema>;

export const initializeSchema = z.object({ protocolVersion: z.string() });

/** Arguments of a tool. Numbers and switches are read as their text, as in an address. */
export const toolCallSchema = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
});

/** Codes of JSON-RPC. */
export const CODE = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602, internal: -32_603 } as const;

export const answerTo = (id: MessageId, result: object) => ({ jsonrpc: '2.0', id, result });

export const errorTo = (id: MessageId | null, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
