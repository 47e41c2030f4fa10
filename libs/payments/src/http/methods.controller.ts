import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { doneAnswer } from '@manette/contracts/orders';
import {
  METHOD_DELETED,
  paymentMethodAnswer,
  paymentMethodChanges,
  paymentMethodFields,
  paymentMethodQuery,
  paymentMethodsAnswer,
  type PaymentMethodChanges,
  type PaymentMethodFields,
  type PaymentMethodQuery,
} from '@manette/contracts/payments';
import { AdminOnly, Answers, CurrentUser, VerifiedOnly, type Principal, Operation } from '@manette/platform';
import { AddMethod } from '../application/add-method/add-method.command.js';
import { ChangeMethod } from '../application/change-method/change-method.command.js';
import { DeleteMethod } from '../application/delete-method/delete-method.command.js';
import { ListMethods } from '../application/list-methods/list-methods.query.js';
import { methodId } from './ids.js';

@ApiTags('payments')
@VerifiedOnly()
@Controller('payments/methods')
export class MethodsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-019] */
  @Operation('List the payment methods', 'Returns the payment methods. Clients receive only the active ones.')
  @Get()
  @Answers(paymentMethodsAnswer)
  async list(
    @CurrentUser() { role }: Principal,
    @Query({ schema: paymentMethodQuery }) query: PaymentMethodQuery,
  ) {
    const { items, nextCursor, total } = await this.queries.execute(new ListMethods(query, role === 'admin'));
    return { methods: items, nextCursor, total };
  }

  /** [LIF-020] */
  @Operation('Add a payment method', 'Stores a payment method.')
  @Post()
  @AdminOnly()
  @Answers(paymentMethodAnswer, 201)
  async add(@Body({ schema: paymentMethodFields }) fields: PaymentMethodFields) {
    return { method: await this.commands.execute(new AddMethod(fields)) };
  }

  @Operation('Change a payment method', 'Changes only the fields that the request contains.')
  @Put(':id')
  @AdminOnly()
  @Answers(paymentMethodAnswer)
  async change(
    @Param('id') id: string,
    @Body({ schema: paymentMethodChanges }) changes: PaymentMethodChanges,
  ) {
    return { method: await this.commands.execute(new ChangeMethod(methodId(id), changes)) };
  }

  @Operation('Delete a payment method', 'Deletes a payment method. Payments that used it remain.')
  @Delete(':id')
  @AdminOnly()
  @Answers(doneAnswer)
  async remove(@Param('id') id: string) {
    await this.commands.execute(new DeleteMethod(methodId(id)));
    return { message: METHOD_DELETED };
  }
}
