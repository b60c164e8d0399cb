import '../confirm-address.spec.js';
import '../email-change.spec.js';
import '../news-by-mail.spec.js';
import '../notifications.spec.js';
