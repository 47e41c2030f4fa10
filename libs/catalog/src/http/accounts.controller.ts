import {
  CATALOG_MESSAGES,
  accountAnswer,
  accountChanges,
  accountFields,
  accountListQuery,
  accountsAnswer,
  newAccountsCountAnswer,
} from '@manette/contracts/catalog';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listingsController, type ListingRoutes } from './listings.controller.js';

/** The routes of accounts. */
export const accountRoutes: ListingRoutes<'account'> = {
  kind: 'account',
  path: 'accounts',
  scopes: { read: 'accounts:read', write: 'accounts:write' },
  schemas: { query: accountListQuery, fields: accountFields, changes: accountChanges },
  answers: { one: accountAnswer, list: accountsAnswer, newCount: newAccountsCountAnswer },
  names: { one: 'account', list: 'accounts', newCount: 'newAccountsCount' },
  formLists: { add: ['games'], change: ['games', 'keepImages'] },
  sentences: {
    notFound: CATALOG_MESSAGES.accountNotFound,
    deleted: CATALOG_MESSAGES.accountDeleted,
    viewed: CATALOG_MESSAGES.accountsViewed,
  },
};

@ApiTags('accounts')
@Controller(accountRoutes.path)
export class AccountsController extends listingsController(accountRoutes) {}
