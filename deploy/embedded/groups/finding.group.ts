import '../own-places.spec.js';
import '../rough-places.spec.js';
import '../search-away.spec.js';
import '../search-parameters.spec.js';
import '../search.spec.js';
import '../similar-offers.spec.js';
