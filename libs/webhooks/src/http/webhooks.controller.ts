import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  deliveriesAnswer,
  deliveriesQuery,
  deliveryAnswer,
  newWebhookAnswer,
  webhookAnswer,
  webhookChanges,
  webhookDeletedAnswer,
  webhookFields,
  webhooksAnswer,
  type DeliveriesQuery,
  type WebhookChanges,
  type WebhookFields,
} from '@manette/contracts/webhooks';
import { AdminOnly, Answers, StoredWithout, Operation, parseId } from '@manette/platform';
import { AddWebhook } from '../application/add-webhook/add-webhook.command.js';
import { ChangeWebhook } from '../application/change-webhook/change-webhook.command.js';
import { DeleteWebhook } from '../application/delete-webhook/delete-webhook.command.js';
import { ListDeliveries } from '../application/list-deliveries/list-deliveries.query.js';
import { ListWebhooks } from '../application/list-webhooks/list-webhooks.query.js';
import { ReadWebhook } from '../application/read-webhook/read-webhook.query.js';
import { ResendDelivery } from '../application/resend-delivery/resend-delivery.command.js';
import { SendTest } from '../application/send-test/send-test.command.js';

const webhookId = (id: string): string => parseId(id, 'Webhook not found');
const deliveryId = (id: string): string => parseId(id, 'Webhook delivery not found');

/** The routes with which administrators manage webhooks (pocket.md, section 9). */
@ApiTags('webhooks')
@AdminOnly()
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Operation('List the webhooks', 'Returns the webhooks, the newest first, without their secrets.')
  @Get()
  @Answers(webhooksAnswer)
  async list() {
    return { webhooks: await this.queries.execute(new ListWebhooks()) };
  }

  @Operation(
    'Add a webhook',
    'Adds an address to which the shop sends events. The secret that signs them is returned only in this response; a repeated request with the same Idempotency-Key returns null instead.',
  )
  @Post()
  @StoredWithout('secret')
  @Header('Cache-Control', 'no-store')
  @Answers(newWebhookAnswer, 201)
  async add(@Body({ schema: webhookFields }) fields: WebhookFields) {
    return this.commands.execute(new AddWebhook(fields));
  }

  @Operation('Read a webhook', 'Returns one webhook with its address and the events that it receives.')
  @Get(':id')
  @Answers(webhookAnswer)
  async read(@Param('id') id: string) {
    return { webhook: await this.queries.execute(new ReadWebhook(webhookId(id))) };
  }

  @Operation(
    'Change a webhook',
    'Changes only the fields that the request contains. Enabling a webhook resets its failures.',
  )
  @Put(':id')
  @Answers(webhookAnswer)
  async change(@Param('id') id: string, @Body({ schema: webhookChanges }) changes: WebhookChanges) {
    return { webhook: await this.commands.execute(new ChangeWebhook(webhookId(id), changes)) };
  }

  @Operation('Delete a webhook', 'Deletes a webhook and the log of its deliveries.')
  @Delete(':id')
  @Answers(webhookDeletedAnswer)
  async remove(@Param('id') id: string) {
    await this.commands.execute(new DeleteWebhook(webhookId(id)));
    return { message: 'Webhook deleted successfully!' };
  }

  @Operation(
    'Send a test to a webhook',
    'Sends a test event to a webhook, in the same way as other events.',
    'CONFLICT',
  )
  @Post(':id/test')
  @HttpCode(HttpStatus.ACCEPTED)
  @Answers(deliveryAnswer, 202)
  async test(@Param('id') id: string) {
    return { delivery: await this.commands.execute(new SendTest(webhookId(id))) };
  }

  @Operation(
    'List the deliveries of a webhook',
    'Returns the deliveries of the last 30 days with all attempts, the newest first.',
  )
  @Get(':id/deliveries')
  @Answers(deliveriesAnswer)
  async deliveries(@Param('id') id: string, @Query({ schema: deliveriesQuery }) query: DeliveriesQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListDeliveries(webhookId(id), query));
    return { deliveries: items, nextCursor, total };
  }

  @Operation(
    'Send a delivery again',
    'Sends the same body with the same webhook-id again, immediately.',
    'CONFLICT',
  )
  @Post('deliveries/:id/resend')
  @HttpCode(HttpStatus.ACCEPTED)
  @Answers(deliveryAnswer, 202)
  async resend(@Param('id') id: string) {
    return { delivery: await this.commands.execute(new ResendDelivery(deliveryId(id))) };
  }
}
