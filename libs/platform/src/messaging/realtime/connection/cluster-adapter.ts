import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import type pg from 'pg';
import type { Server } from 'socket.io';
import type { AppConfig } from '../../../core/config/app-config.js';
import { RedisWithCopies } from '../../redis/redis-with-copies.js';
import { AdapterConnections } from './adapter-connections.js';

/** Connects the Socket.IO servers of all processes. */
export interface ClusterAdapter {
  use(server: Server): void;
  close(): Promise<void>;
}

/** The blocking time is short, as the shutdown of a process waits for its last read. */
const STREAM = { streamName: 'manette:socket.io', blockTimeInMs: 500 };

type OnError = (error: Error) => void;

function postgresAdapter(url: string, onError: OnError): ClusterAdapter {
  const connections = new AdapterConnections(url, onError);
  const options = { tableName: 'platform.socket_io_attachments', errorHandler: onError };
  return {
    use: (server) => void server.adapter(createPostgresAdapter(connections as unknown as pg.Pool, options)),
    close: () => connections.end(),
  };
}

function redisAdapter(url: string, onError: OnError): ClusterAdapter {
  // Retries without limit: the relay must not continue before a message is published.
  const redis = new RedisWithCopies(url, { maxRetriesPerRequest: null });
  redis.on('error', onError);
  return {
    use: (server) => void server.adapter(createRedisAdapter(redis, STREAM)),
    close: () => Promise.resolve(redis.endAll()),
  };
}

/** Creates the adapter on Redis if it is configured, else on PostgreSQL. */
export const createClusterAdapter = ({ redis, database }: AppConfig, onError: OnError): ClusterAdapter =>
  redis.url ? redisAdapter(redis.url, onError) : postgresAdapter(database.url, onError);
