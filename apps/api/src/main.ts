import { startApp } from './app.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { codeOf } from './platform/database/database.js';

const sentence = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  const code = codeOf(error);
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} on ${HOST} is in use; set PORT to a free one.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'DATABASE_URL names a database server that cannot be reached.';
    case '28P01':
    case '28000':
      return 'DATABASE_URL: the database refused this user or password.';
    case '3D000':
      return 'DATABASE_URL names a database that does not exist.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};

try {
  const running = await startApp(readConfig(process.env));
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
