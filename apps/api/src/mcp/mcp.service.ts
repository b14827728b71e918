import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { covers, leagueOfScope, type TokenScope } from '@crease/core/auth/tokens/token.rules.js';
import { AccessTokens, type TokenHolder } from '../auth/tokens/token.service.js';
import type { RefusalBody } from '../platform/http/refusal.filter.js';
import { readCall, addressOf, failed, wordsOf, textOf } from './mcp.calls.js';
import {
  answerTo,
  CODE,
  errorTo,
  initializeSchema,
  NEWEST,
  VERSIONS,
  type Message,
  type MessageId,
} from './mcp.protocol.js';
import { TOOLS } from './mcp.tools.js';
import type { Tool } from './mcp.tool.js';

const ABOUT =
  'Fantasy hockey leagues under a salary cap, read as one manager sees them. Money is whole US dollars. Nothing can be changed. Begin with my_leagues, or with league when the token has a single league.';

/** An HTTP answer; without a body after a notification. */
interface Answered {
  readonly status: number;
  readonly body?: object;
  readonly retryAfter?: string;
}

interface Asked {
  readonly token: string;
  readonly address: string;
  readonly languages: string | undefined;
}

/** Answers messages of the Model Context Protocol. A tool is a documented call, sent to this server with the token. */
@Injectable()
export class McpService {
  constructor(
    private readonly tokens: AccessTokens,
    @Inject(HttpAdapterHost) private readonly http: HttpAdapterHost,
  ) {}

  async answer({ id, method, params = {} }: Message, asked: Asked): Promise<Answered> {
    const holder = await this.tokens.holderOf(asked.token);
    if (id !== undefined && method === 'tools/call') return this.callTool(id, params, holder, asked);
    await this.tokens.count(holder);
    if (id === undefined || method === undefined) return { status: 202 };
    switch (method) {
      case 'initialize':
        return { status: 200, body: initialized(id, params) };
      case 'ping':
        return { status: 200, body: answerTo(id, {}) };
      case 'tools/list':
        return { status: 200, body: answerTo(id, { tools: toolsFor(holder.scopes).map(described) }) };
      default:
        return { status: 200, body: errorTo(id, CODE.method, `This server has no method ${method}.`) };
    }
  }

  private async callTool(
    id: MessageId,
    params: object,
    holder: TokenHolder,
    { token, address, languages }: Asked,
  ): Promise<Answered> {
    const asked = readCall(id, params, holder.scopes);
    if ('wrong' in asked) {
      await this.tokens.count(holder);
      return { status: 200, body: asked.wrong };
    }
    // The call that answers a tool counts itself.
    const { tool, given } = asked;
    const { statusCode, headers, body } = await this.server.inject({
      method: 'GET',
      url: addressOf(tool, given),
      headers: {
        authorization: `Bearer ${token}`,
        ...(languages === undefined ? {} : { 'accept-language': languages }),
      },
      remoteAddress: address,
    });
    const answer = JSON.parse(body) as object;
    if (statusCode === 429) return { status: 429, body: answer, retryAfter: String(headers['retry-after'] ?? '60') };
    if (statusCode >= 400) return { status: 200, body: answerTo(id, failed(wordsOf(answer as RefusalBody), answer)) };
    const structuredContent = tool.pick(answer as never, given);
    return {
      status: 200,
      body: answerTo(id, { content: [textOf(JSON.stringify(structuredContent))], structuredContent }),
    };
  }

  private get server(): FastifyInstance {
    return this.http.httpAdapter.getInstance<FastifyInstance>();
  }
}

function initialized(id: MessageId, params: object): object {
  const asked = initializeSchema.safeParse(params);
  if (!asked.success) return errorTo(id, CODE.params, 'Name the protocolVersion.');
  const { protocolVersion } = asked.data;
  return answerTo(id, {
    protocolVersion: VERSIONS.find((version) => version === protocolVersion) ?? NEWEST,
    capabilities: { tools: {} },
    serverInfo: { name: 'crease', title: 'Crease', version: '1' },
    instructions: ABOUT,
  });
}

const toolsFor = (scopes: readonly TokenScope[]): readonly Tool[] =>
  TOOLS.filter(({ needs }) => scopes.some((scope) => covers([scope], needs, leagueOfScope(scope))));

function described({ name, title, description, input }: Tool): object {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return {
    name,
    title,
    description,
    inputSchema,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}
