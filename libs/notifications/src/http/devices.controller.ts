import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  deviceAnswer,
  devicesAnswer,
  deviceMessageAnswer,
  newDevice,
  type DeviceView,
  type NewDevice,
} from '@manette/contracts/notifications';
import { Answers, CurrentUser, Operation, parseId, type Principal } from '@manette/platform';
import type { Response } from 'express';
import { ListDevices } from '../application/devices/list-devices.query.js';
import { RegisterDevice } from '../application/devices/register-device.command.js';
import { RemoveDevice } from '../application/devices/remove-device.command.js';
import { TestDevice } from '../application/devices/test-device.command.js';

const deviceId = (id: string): string => parseId(id, 'Device not found');

/** The caller's browsers that receive pushes. */
@ApiTags('notifications')
@Controller('notifications/devices')
export class DevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [POC-032] */
  @Operation("List the caller's devices", 'Returns the browsers in which the caller receives notifications.')
  @Get()
  @Answers(devicesAnswer)
  async list(@CurrentUser() principal: Principal): Promise<{ devices: DeviceView[] }> {
    return { devices: await this.queries.execute(new ListDevices(principal)) };
  }

  /** Responds 201 with the new device, 200 with the known one [POC-030, POC-031]. */
  @Operation(
    'Register a device',
    'Stores the push subscription of a browser. Answers 201 with a new device, or 200 with a known one.',
    'UNAVAILABLE',
  )
  @Post()
  @Answers(deviceAnswer, 201)
  @Answers(deviceAnswer, 200)
  async register(
    @CurrentUser() principal: Principal,
    @Body({ schema: newDevice }) body: NewDevice,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ device: DeviceView }> {
    const { device, isNew } = await this.commands.execute(new RegisterDevice(principal, body, userAgent));
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { device };
  }

  /** [POC-032] */
  @Operation('Remove a device', 'Removes a device of the caller, which then receives no more notifications.')
  @Delete(':id')
  @Answers(deviceMessageAnswer)
  async remove(@CurrentUser() { userId }: Principal, @Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new RemoveDevice(userId, deviceId(id)));
    return { message: 'Device removed' };
  }

  /** [POC-047] */
  @Operation('Test a device', 'Sends a test notification to a device of the caller.', 'UNAVAILABLE')
  @Post(':id/test')
  @HttpCode(HttpStatus.ACCEPTED)
  @Answers(deviceMessageAnswer, 202)
  async test(@CurrentUser() { userId }: Principal, @Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new TestDevice(userId, deviceId(id)));
    return { message: 'Test notification sent' };
  }
}
