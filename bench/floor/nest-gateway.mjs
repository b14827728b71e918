// The floor of an idle socket: Nest with one gateway that joins a room. Environment: PORT.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';

class Gateway {
  async join(client, { draft }) {
    await client.join(draft);
    return { ok: true };
  }
}
SubscribeMessage('join')(Gateway.prototype, 'join', Object.getOwnPropertyDescriptor(Gateway.prototype, 'join'));
WebSocketGateway({ transports: ['websocket'], serveClient: false, perMessageDeflate: false })(Gateway);

class AppModule {}
Module({ providers: [Gateway] })(AppModule);

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
app.useWebSocketAdapter(new IoAdapter(app));
await app.listen(Number(process.env.PORT), '127.0.0.1');
