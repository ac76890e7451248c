import { confirmationsPerConnection, connectionsPerDomain } from '#contracts/api/confirmations';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { connectionBudget } from '#contracts/platform/resources';
import { takeConfirmation } from '../../data/confirmations.ts';
import { sha256 } from '../../data/hash.ts';
import { logger } from '../../logger.ts';
import { privateDomainOf } from './mail-domain.ts';

interface Sender {
  /** A UUID, the same for every attempt to send the enquiry. */
  attempt: string;
  /** The visitor's network address; of IPv6 its first 64 bits. */
  address: string;
}

/**
 * Takes an enquiry's confirmation from the day's budgets of its connection and of its domain, and returns true if one of
 * them is used up: then no mail is sent, and the visitor's page says so. Decided before the reply, since only the request
 * knows the connection. Counts exactly: parallel calls of one connection reach many processes.
 */
export async function isBeyondBudget(email: string | null, { attempt, address }: Sender): Promise<boolean> {
  if (!email) return false;
  const most = Number(process.env[connectionBudget.variable] || confirmationsPerConnection);
  const day = riyadhDay();
  const id = sha256(attempt).slice(0, 16);
  try {
    if (!(await takeConfirmation(`connection ${address}`, id, { day, most }))) return true;
    const domain = privateDomainOf(email);
    return (
      domain !== undefined &&
      !(await takeConfirmation(`domain ${domain}`, id, { day, most: most * connectionsPerDomain }))
    );
  } catch (error) {
    // A count must not refuse an enquiry. The mailbox's own limit holds whatever happens here.
    logger.warn('confirmation not counted', { error: error as Error });
    return false;
  }
}
