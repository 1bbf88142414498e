<?php

// As Laravel's own application skeleton has it.
return [
    'previous' => '&laquo; Previous',
    'next' => 'Next &raquo;',
];
