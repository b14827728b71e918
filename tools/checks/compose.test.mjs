import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { root } from '../lib/root.mjs';

const compose = (...args) =>
  spawnSync('docker', ['compose', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      POSTGRES_PASSWORD: 'only-for-this-check',
      SESSION_SECRET: 'only for this check, where nothing is worth stealing',
      DOMAIN: 'crease.example.org',
    },
  });
const present = compose('version').status === 0;
if (!present) console.warn('Not run: Docker’s check of the compose files needs "docker compose".');

const BASE = ['api-1', 'api-2', 'postgres', 'proxy', 'redis', 'worker'];

(present ? test : test.skip).each([
  [['docker-compose.yml'], BASE],
  [
    ['docker-compose.yml', 'docker/compose.tls.yml'],
    [...BASE, 'tls'],
  ],
  [
    ['docker-compose.yml', 'docker-compose.citus.yml'],
    [...BASE, 'citus-1', 'citus-2'],
  ],
])('Docker accepts %j together', (files, services) => {
  const { status, stdout, stderr } = compose(...files.flatMap((file) => ['-f', file]), 'config', '--services');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toEqual(expect.arrayContaining(services));
});
