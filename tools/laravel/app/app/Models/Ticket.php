<?php

namespace App\Models;

class Ticket extends Item
{
    protected $casts = ['price' => 'decimal:2', 'event_date' => 'datetime:Y-m-d H:i', 'created_at' => 'datetime:Y-m-d H:i:s'];
}
