import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Server } from 'socket.io';
import type { AppConfig } from '../config/app-config.js';
import { connectionOptions } from '../database/database.options.js';

/** Connects the Socket.IO servers of all processes. */
export interface ClusterAdapter {
  use(server: Server): void;
  close(): Promise<void>;
}

/** A process that ends waits for its last look at the stream. */
const STREAM = { streamName: 'manette:socket.io', blockTimeInMs: 500 };

type OnError = (error: Error) => void;

function postgresAdapter(url: string, onError: OnError): ClusterAdapter {
  // One connection listens and one publishes, so that what is published keeps its order.
  const pool = new pg.Pool({ ...connectionOptions(url, 'socket-io'), max: 2 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const options = { tableName: 'platform.socket_io_attachments', errorHandler: onError };
  return {
    use: (server) => void server.adapter(createPostgresAdapter(pool, options)),
    close: () => pool.end(),
  };
}

function redisAdapter(url: string, onError: OnError): ClusterAdapter {
  // Waits for Redis to come back: the relay must not go on before a message is published.
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', onError);
  return {
    use: (server) => void server.adapter(createRedisAdapter(redis, STREAM)),
    close: () => Promise.resolve(redis.disconnect()),
  };
}

/** The adapter for the store that the process runs with. */
export const createClusterAdapter = ({ redis, database }: AppConfig, onError: OnError): ClusterAdapter =>
  redis.url ? redisAdapter(redis.url, onError) : postgresAdapter(database.url, onError);
