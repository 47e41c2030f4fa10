import { AcknowledgeHandler } from './application/acknowledge/acknowledge.command.js';
import { AddItemHandler } from './application/add-item/add-item.command.js';
import { ChangeItemHandler } from './application/change-item/change-item.command.js';
import { DeleteItemHandler } from './application/delete-item/delete-item.command.js';
import { DeliveryAccess } from './application/delivery/delivery-access.js';
import { DeliveryNews } from './application/delivery/delivery-news.js';
import { DeliveryRows } from './application/delivery/delivery-rows.js';
import { RevealHours } from './application/delivery/reveal-hours.js';
import {
  GetFulfilmentEvidenceHandler,
  HasFreeItemsHandler,
} from './application/evidence/evidence.handlers.js';
import { ExpireDeliveriesHandler } from './application/expire-deliveries/expire-deliveries.command.js';
import { ExpireDeliveriesJob } from './application/expire-deliveries/expire-deliveries.job.js';
import { ExtendDeliveryHandler } from './application/extend/extend.command.js';
import {
  HoldItemHandler,
  LendItemHandler,
  ReleaseItemHandler,
} from './application/hold-item/hold-item.handlers.js';
import { ImportCodesHandler } from './application/import-codes/import-codes.command.js';
import { KeyCheck } from './infrastructure/vault-keys/key-check.js';
import { KeyUse } from './infrastructure/vault-keys/key-use.js';
import {
  GetVaultKeyUseHandler,
  RotateVaultKeysHandler,
} from './infrastructure/vault-keys/rotate-keys.handler.js';
import { ListItemsHandler } from './application/list-items/list-items.query.js';
import { ReadDeliveryHandler } from './application/read-delivery/read-delivery.query.js';
import { ReadVaultHandler } from './application/read-vault/read-vault.query.js';
import { NextItem } from './application/replace/next-item.js';
import { ReplaceDeliveryHandler } from './application/replace/replace.command.js';
import { ReturnItemHandler } from './application/return-item/return-item.handler.js';
import { RevealAsAdminHandler } from './application/reveal/reveal-as-admin.command.js';
import { RevealRecord } from './application/reveal/reveal-record.js';
import { RevealHandler } from './application/reveal/reveal.command.js';
import { SwitchVaultHandler } from './application/switch-vault/switch-vault.command.js';
import { TakeItemHandler } from './application/take-item/take-item.handler.js';
import { ListingLock } from './application/vault/listing-lock.js';
import { NewItems } from './application/vault/new-items.js';
import { Deliveries } from './domain/deliveries.js';
import { VaultItems } from './domain/vault-items.js';
import { DeliveriesController } from './http/deliveries.controller.js';
import { VaultItemsController } from './http/vault-items.controller.js';
import { AccountVaultController, CardVaultController } from './http/vault.controllers.js';
import { KyselyDeliveries } from './infrastructure/persistence/kysely-deliveries.js';
import { KyselyVaultItems } from './infrastructure/persistence/kysely-vault-items.js';
import { NewItemRows } from './infrastructure/persistence/new-item-rows.js';
import { EqualityHash } from './infrastructure/vault-keys/equality-hash.js';
import { MasterKeys } from './infrastructure/vault-keys/master-keys.js';

const ofVault = [
  ...[ListingLock, NewItems, MasterKeys, EqualityHash, NewItemRows, KeyUse, KeyCheck],
  ...[SwitchVaultHandler, AddItemHandler, ImportCodesHandler, ChangeItemHandler, DeleteItemHandler],
  ...[ReadVaultHandler, ListItemsHandler, RotateVaultKeysHandler, GetVaultKeyUseHandler],
  ...[TakeItemHandler, HoldItemHandler, LendItemHandler, ReleaseItemHandler, ReturnItemHandler],
  { provide: VaultItems, useClass: KyselyVaultItems },
];

const ofDeliveries = [
  ...[DeliveryAccess, DeliveryNews, DeliveryRows, RevealHours, RevealRecord, NextItem],
  ...[AcknowledgeHandler, RevealHandler, RevealAsAdminHandler, ExtendDeliveryHandler, ReplaceDeliveryHandler],
  ...[ExpireDeliveriesHandler, ExpireDeliveriesJob, ReadDeliveryHandler],
  ...[GetFulfilmentEvidenceHandler, HasFreeItemsHandler],
  { provide: Deliveries, useClass: KyselyDeliveries },
];

/** The providers of the module for the vault and deliveries. */
export const vaultProviders = [...ofVault, ...ofDeliveries];
export const vaultControllers = [
  AccountVaultController,
  CardVaultController,
  VaultItemsController,
  DeliveriesController,
];
