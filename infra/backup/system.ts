import { createHash } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { photoBucket, type TableName } from '#contracts/platform/resources';

export interface Photo {
  /** `photos/<program>/<file>`. */
  key: string;
  bytes: Uint8Array;
  contentType: string;
  cacheControl?: string | undefined;
}

/** The served photos. Uploads, which exist for minutes, are not among them. */
export interface Photos {
  /** The MD5 of each photo's bytes in hex, by key. */
  list(): Promise<ReadonlyMap<string, string>>;
  /** Undefined if it does not exist. */
  get(key: string): Promise<Photo | undefined>;
  put(photo: Photo): Promise<void>;
}

/** A system that is backed up or restored into. */
export interface System {
  /** The name of the system, for messages. */
  name: string;
  database: DynamoDBClient;
  /** A table's real name. */
  tableName(name: TableName): string;
  photos: Photos;
  /** The embedded system's record of its first account, which makes a start leave the account's password unchanged. */
  firstAccount?: {
    /** Without the password. */
    read(): Promise<unknown>;
    /** Stores the record for the next start, unless the system has one. The start then adds no samples. */
    keep(account: unknown): Promise<void>;
  };
  close(): Promise<void>;
}

export const photoPrefix = photoBucket.publicPrefix;

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
