import { ServerError } from 'colyseus';

/** HTTP's word for "not now": the same may be asked again at once, of another server too. Colyseus answers with it. */
export const NOT_NOW = 503;

/** Something that may work later; the message is for players. */
export const notNow = (message: string): ServerError => new ServerError(NOT_NOW, message);
