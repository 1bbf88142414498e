<?php

namespace App\Models;

class Event extends Item
{
    protected $casts = ['price' => 'decimal:2', 'event_date' => 'datetime', 'contoh' => 'boolean'];
}
