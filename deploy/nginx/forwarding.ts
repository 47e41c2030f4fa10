import { block } from './text.ts';
import { TO_GROUP, TO_GROUP_ONCE } from './upstreams.ts';

/** A status that no process sends. Its error page is nginx's only way to choose a location by the request method. */
export const BY_METHOD = 418;

/** Variables with the location of a request that is not POST or PATCH, and the location after a request got no response. */
export const forwardingVariables = [
  block(
    'map "$request_method $content_type" $manette_location',
    'default @manette_once;',
    '"~^(?:GET|HEAD) " @manette_reads;',
    '"~^(?:POST|PATCH) " "";',
    '"~*^\\w+ multipart/" @manette_forms;',
  ),
  block(
    // `volatile`: evaluated again after each attempt. The single 0 means one attempt so far, in which no byte was sent.
    'map "$manette_location $upstream_bytes_sent $uri" $manette_after_failure',
    'volatile;',
    'default @manette_page_away;',
    '"~^@manette_once 0 /" @manette_again;',
    '"~ /api(?:/|$)" @manette_call_away;',
  ),
].join('\n\n');

/**
 * The locations of requests (OPS-034). nginx retries a read on a second process if the first one closes the connection. nginx
 * would also retry PUT and DELETE. They are writes, so their locations retry them only if no byte of them was sent.
 */
export const forwarding = [
  block('location @manette_reads', TO_GROUP),
  block('location @manette_once', 'proxy_next_upstream off;', TO_GROUP_ONCE),
  block('location @manette_again', 'proxy_next_upstream off;', TO_GROUP_ONCE),
  // nginx streams forms to the process without buffering them, so it cannot send a form a second time.
  block('location @manette_forms', 'proxy_request_buffering off;', 'proxy_next_upstream off;', TO_GROUP_ONCE),
].join('\n\n');
