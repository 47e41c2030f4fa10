import { backInStockMail, digestMail, matchesMail } from './mail-texts.js';

const tickets = (...unread: number[]) =>
  unread.map((count, at) => ({ id: `id${at}`, number: `T-00012${at}`, subject: 'Order', unread: count }));

describe('the texts of notification mails', () => {
  it.each([
    [[1], 'You have 1 unread message in 1 ticket', 'لديك رسالة واحدة غير مقروءة في تذكرة واحدة'],
    [[1, 1], 'You have 2 unread messages in 2 tickets', 'لديك رسالتان غير مقروءتان في تذكرتين'],
    [[1, 1, 1], 'You have 3 unread messages in 3 tickets', 'لديك 3 رسائل غير مقروءة في 3 تذاكر'],
    [[5, 6], 'You have 11 unread messages in 2 tickets', 'لديك 11 رسالة غير مقروءة في تذكرتين'],
    [[100], 'You have 100 unread messages in 1 ticket', 'لديك 100 رسالة غير مقروءة في تذكرة واحدة'],
  ])('[POC-060] say %j in the plurals of both languages', (unread, english, arabic) => {
    const mail = digestMail(tickets(...unread));
    expect([mail.en.subject, mail.ar.subject]).toEqual([english, arabic]);
  });

  it('[POC-061] list each ticket with its page', () => {
    expect(digestMail(tickets(2)).en.links).toEqual([
      { text: 'T-000120: Order (2 unread messages)', path: '/support/id0' },
    ]);
  });

  it('[POC-064] name matching listings, and listings that are back in stock', () => {
    const match = { search: 'PS5', listing: 'Sirocco-05', path: '/accounts?q=PS5' };
    expect(matchesMail(1, [match]).en.subject).toBe('1 new listing matches your saved searches');
    expect(matchesMail(3, [match]).en.subject).toBe('3 new listings match your saved searches');
    expect(matchesMail(11, [match]).ar.subject).toBe('11 عرضًا جديدًا يطابق عمليات بحثك المحفوظة');
    expect(backInStockMail('Sirocco-05').en.subject).toBe('Sirocco-05 is back in stock');
  });
});
