import { block } from './text.ts';
import { TO_GROUP, TO_GROUP_ONCE } from './upstreams.ts';

/** A status that nobody sends: nginx has no other way to choose a location by the method. */
export const OWN_WAY = 418;

/** The location of a request other than POST and PATCH, and of one that nobody answered. */
export const wayVariables = [
  block(
    'map "$request_method $content_type" $manette_way',
    'default @manette_once;',
    '"~^(?:GET|HEAD) " @manette_reads;',
    '"~^(?:POST|PATCH) " "";',
    '"~*^\\w+ multipart/" @manette_forms;',
  ),
  block(
    // Evaluated anew after each try; 0 says that nothing was sent in the first and only one.
    'map "$manette_way $upstream_bytes_sent $uri" $manette_after_failure',
    'volatile;',
    'default @manette_page_away;',
    '"~^@manette_once 0 /" @manette_again;',
    '"~ /api(?:/|$)" @manette_call_away;',
  ),
].join('\n\n');

/**
 * The ways of requests (OPS-034). A read is given to a second process when the first one breaks off. nginx would do so with PUT
 * and DELETE too, which are writes: they are tried again only when no byte of them was sent.
 */
export const ways = [
  block('location @manette_reads', TO_GROUP),
  block('location @manette_once', 'proxy_next_upstream off;', TO_GROUP_ONCE),
  block('location @manette_again', 'proxy_next_upstream off;', TO_GROUP_ONCE),
  // A form that is passed on as it comes is not kept for a second try.
  block('location @manette_forms', 'proxy_request_buffering off;', 'proxy_next_upstream off;', TO_GROUP_ONCE),
].join('\n\n');
